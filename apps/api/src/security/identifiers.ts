import { randomBytes, randomInt } from 'node:crypto';

/** Makes the opaque codes of the system; the seed brings its own, so that it is the same everywhere. */
export type Identifiers = {
  transactionCode(): string;
  authorizationCode(): string;
};

export const randomIdentifiers: Identifiers = {
  transactionCode: () => `trx_${randomBytes(15).toString('base64url')}`,
  authorizationCode: () => String(randomInt(100_000, 1_000_000)),
};

export const requestId = (): string => `req_${randomBytes(12).toString('base64url')}`;
export const sessionId = (): string => randomBytes(18).toString('base64url');
