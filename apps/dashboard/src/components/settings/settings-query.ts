import type { Settings } from '@pasarela/contracts/settings/setting-schema';
import { queryOptions } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { callOperation } from '#api/call-operation.ts';

/** Logo, texts, keys and addresses of an account. */
export const settingsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['settings', companyId] as const,
    queryFn: ({ signal }) => callOperation('getSettings', {}, signal),
  });

type Addresses = Pick<Settings, 'urlResponseSuccess' | 'urlResponseError' | 'urlResponseDefault'>;

/** Whether some results have no address that they could be sent to. */
export const isAddressMissing = (addresses: Addresses): boolean =>
  [addresses.urlResponseSuccess, addresses.urlResponseError, addresses.urlResponseDefault].includes('');

export type SettingsContext = { readonly settings: Settings };

/** The account's settings, which the page has fetched before its sections are shown. */
export const useSettings = (): Settings => useOutletContext<SettingsContext>().settings;
