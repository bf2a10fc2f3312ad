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

/** Writes of the sandbox what was written of the local demo: for samples that name its address. */
export const useSandboxText = (): ((text: string) => string) => {
  const written = hostsIn(useDocusaurusContext().siteConfig.customFields).sandbox;
  const host = useSandboxHost();
  return (text) => text.replaceAll(written, host);
};

export const useProductionHost = (): string =>
  hostsIn(useDocusaurusContext().siteConfig.customFields).production;
