import { currency } from '@pasarela/contracts/money';
import type { BusinessesService } from '#features/accounts/businesses-service.ts';
import type { HandlersOf } from '#http/call.ts';

export const settingsRoutes = (businesses: BusinessesService): HandlersOf<'getSiteSettings'> => ({
  getSiteSettings: async ({ account }) => ({
    cultureCode: 'es-MX',
    isoCurrency: currency,
    companyName: await businesses.nameOf(account.businessId),
    environment: account.environment,
  }),
});
