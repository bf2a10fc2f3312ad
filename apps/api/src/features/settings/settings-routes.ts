import { currency } from '@pasarela/contracts/money';
import { findBusinessName } from '#features/accounts/businesses-repository.ts';
import type { HandlersOf } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';

export const settingsRoutes = ({ database }: Dependencies): HandlersOf<'getSiteSettings'> => ({
  getSiteSettings: async ({ account }) => ({
    cultureCode: 'es-MX',
    isoCurrency: currency,
    companyName: await findBusinessName(database.read, account.businessId),
    environment: account.environment,
  }),
});
