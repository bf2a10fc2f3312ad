import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSyncExternalStore } from 'react';
import { hostsIn } from './hosts.ts';

const never = () => () => undefined;

/** The sandbox answers where the site itself stands; text without JavaScript names the local demo. */
export const useSandboxHost = (): string => {
  const { sandbox } = hostsIn(useDocusaurusContext().siteConfig.customFields);
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => sandbox,
  );
};

export const useProductionHost = (): string =>
  hostsIn(useDocusaurusContext().siteConfig.customFields).production;
