import type { Identifiers } from '#security/identifiers.ts';
import type { Random } from './seeded-random.ts';

/** The demo's own codes: the same everywhere. */
export const seededIdentifiers = (random: Random): Identifiers => ({
  transactionCode: () => `trx_${random.code(20)}`,
  authorizationCode: () => random.digits(6),
  token: () => random.code(24),
  digits: random.digits,
});
