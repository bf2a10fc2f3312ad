import type { Settings } from '@pasarela/contracts/settings/setting-schema';
import { useOutletContext } from 'react-router';

export type SettingsContext = { readonly settings: Settings };

/** The account's settings, which the page has fetched before its sections are shown. */
export const useSettings = (): Settings => useOutletContext<SettingsContext>().settings;
