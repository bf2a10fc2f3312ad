import type { Settings } from '@pasarela/contracts/settings/setting-schema';

type Addresses = Pick<Settings, 'urlResponseSuccess' | 'urlResponseError' | 'urlResponseDefault'>;

/** Whether some results have no address that they could be sent to. */
export const isAddressMissing = (addresses: Addresses): boolean =>
  [addresses.urlResponseSuccess, addresses.urlResponseError, addresses.urlResponseDefault].includes('');
