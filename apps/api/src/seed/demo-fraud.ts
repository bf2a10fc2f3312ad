import { day, hour, minute } from '@pasarela/contracts/dates/dates';
import { fraudFieldNames, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { timeRanges } from '@pasarela/contracts/fraud/time-ranges';
import { velocityDefaults } from '@pasarela/contracts/fraud/velocity-rules';
import { currency } from '@pasarela/contracts/money/money';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Unit } from '#database/queries.ts';
import { createBlacklistService } from '#features/fraud/blacklist-service.ts';
import { createVelocityRulesService } from '#features/fraud/velocity-rules-service.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { createDemoApi } from './demo-api.ts';
import type { Happening } from './happening.ts';
import { seededIdentifiers } from './seeded-identifiers.ts';
import { createRandom } from './seeded-random.ts';

/** The blacklist of the demo. It contains no payer of the documentation's examples and no test card of the table. */
const listed = [
  { daysAgo: 150, field: 'email', value: 'compras.rapidas@correo-temporal.example', active: true },
  { daysAgo: 142, field: 'card', value: '6011000990139424', active: true },
  { daysAgo: 130, field: 'ip', value: '198.51.100.23', active: false },
  { daysAgo: 121, field: 'email', value: 'revendedor@correo-temporal.example', active: true },
  { daysAgo: 103, field: 'card', value: '4117560000200019', active: true },
  { daysAgo: 96, field: 'email', value: 'jj.lopez.88@buzon-desechable.example', active: false },
  { daysAgo: 74, field: 'ip', value: '198.51.100.140', active: true },
  { daysAgo: 61, field: 'email', value: 'ventas.flash@correo-temporal.example', active: true },
  { daysAgo: 44, field: 'card', value: '5204247750001471', active: true },
  { daysAgo: 27, field: 'ip', value: '192.0.2.61', active: true },
  { daysAgo: 15, field: 'email', value: 'sin.nombre@buzon-desechable.example', active: true },
  { daysAgo: 6, field: 'card', value: '3530111333300000', active: true },
] as const;

/** Payment attempts that the blacklist stops. */
const struck = [
  {
    ago: 5 * day + 3 * hour,
    ReferenceNumber: 'LJ-F001',
    Email: 'revendedor@correo-temporal.example',
    Amount: 1_890,
  },
  {
    ago: 2 * day + 7 * hour,
    ReferenceNumber: 'LJ-F002',
    Email: 'ventas.flash@correo-temporal.example',
    Amount: 4_250,
  },
  {
    ago: 26 * hour,
    ReferenceNumber: 'LJ-F003',
    Email: 'sin.nombre@buzon-desechable.example',
    Amount: 960.5,
  },
] as const;

const rules = fraudFieldNames.map((field) => ({
  fieldRuleTypesId: fraudFields[field].id,
  active: false,
  value: velocityDefaults[field].value,
  timeRangeId: timeRanges[velocityDefaults[field].timeRange].id,
}));

/**
 * Creates the fraud rules of the demo's first business, each with its own date. Returns the payments that the rules stop, which
 * take place among the other payments.
 */
export const seedDemoFraud = async (
  unit: Unit,
  dependencies: Dependencies,
  account: CallAccount,
  { key, now, loggedFrom }: { readonly key: string; readonly now: number; readonly loggedFrom: number },
): Promise<readonly Happening[]> => {
  const identifiers = seededIdentifiers(createRandom(9_001));
  const at = (playedAt: number): Dependencies =>
    createDependencies({
      ...dependencies,
      identifiers,
      clock: { now: () => playedAt },
      siteUrl: dependencies.site.url,
      playsHistory: true,
    });
  await createVelocityRulesService(at(now)).update(unit, account, { rules }, 'es');
  for (const [index, { daysAgo, field, value, active }] of listed.entries())
    await createBlacklistService(at(now - daysAgo * day - (index % 7) * 97 * minute)).save(unit, account, {
      fieldRulesId: fraudFields[field].id,
      value,
      active,
    });
  return struck.map(({ ago, ...order }, index) => ({
    at: now - ago,
    run: async (again) => {
      const shop = createDemoApi({
        account,
        key,
        dependencies: at(now - ago),
        loggedFrom,
        seed: 9_011 + index,
      });
      await shop.create(again, {
        ...order,
        Currency: currency,
        FirstName: 'Cliente',
        LastName: 'Sin Nombre',
        cardNumber: '4242424242424242',
        cardExpirationMonth: '12',
        cardExpirationYear: '2035',
        cvv: '123',
        Device: { IP: '198.51.100.77' },
      });
      return [];
    },
  }));
};
