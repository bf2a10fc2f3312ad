import { currency } from '@pasarela/contracts/money/money';
import type { Dependencies } from '#core/dependencies.ts';
import type { HandlersOf } from '#http/call.ts';
import type { SettingsService } from './settings-service.ts';

export const settingsRoutes = (
  settings: SettingsService,
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
  createPublicKey: async ({ account }) => settings.createPublicKey(account),
  rollApiKey: async ({ account }) => settings.rollApiKey(account),
  rollWebhookSecret: async ({ account }) => settings.rollWebhookSecret(account),
});
