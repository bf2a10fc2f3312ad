import type { Identifiers } from '#security/identifiers.ts';
import type { Random } from './seeded-random.ts';

/** Makes the codes of the demo from a seeded generator, so that they are the same on every machine. */
export const seededIdentifiers = (random: Random): Identifiers => ({
  transactionCode: () => `trx_${random.code(20)}`,
  authorizationCode: () => random.digits(6),
  token: () => random.code(24),
  digits: random.digits,
});
