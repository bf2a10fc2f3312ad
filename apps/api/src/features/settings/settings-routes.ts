import { currency } from '@pasarela/contracts/money/money';
import type { Dependencies } from '#core/dependencies.ts';
import type { HandlersOf } from '#http/call.ts';
import type { AccountKeysService } from './account-keys-service.ts';
import type { SettingsService } from './settings-service.ts';

export const settingsRoutes = (
  settings: SettingsService,
  keys: AccountKeysService,
  site: Dependencies['site'],
): HandlersOf<
  'getSiteSettings' | 'getSettings' | 'updateSetting' | 'createPublicKey' | 'rollApiKey' | 'rollWebhookSecret'
> => ({
  getSiteSettings: async ({ account }) => ({
    cultureCode: 'es-MX',
    isoCurrency: currency,
    companyName: await settings.businessName(account),
    environment: account.environment,
    supportEmail: site.supportEmail,
  }),
  getSettings: async ({ account }) => settings.read(account),
  updateSetting: async ({ account, body }) => settings.update(account, body.Property, body.Value),
  createPublicKey: async ({ account }) => keys.createPublicKey(account),
  rollApiKey: async ({ account }) => keys.rollApiKey(account),
  rollWebhookSecret: async ({ account, body }) => keys.rollWebhookSecret(account, body),
});
