import { randomBytes, randomInt } from 'node:crypto';

/** Makes the opaque codes of the system; the seed brings its own, so that it is the same everywhere. */
export type Identifiers = {
  transactionCode(): string;
  authorizationCode(): string;
  /** What cannot be guessed: addresses of hosted pages, card tokens. */
  token(): string;
  digits(count: number): string;
};

export const randomIdentifiers: Identifiers = {
  transactionCode: () => `trx_${randomBytes(15).toString('base64url')}`,
  authorizationCode: () => String(randomInt(100_000, 1_000_000)),
  token: () => randomBytes(18).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};

/** Codes made later sort later: an index takes them at its end, and names of messages cannot be guessed all the same. */
export const webhookCode = (now: number): string =>
  `msg_${now.toString(36).padStart(9, '0')}${randomBytes(12).toString('hex')}`;

/** Names that stand in addresses, and are the only key to what lies there. */
export const inboxToken = (): string => `in_${randomBytes(18).toString('base64url')}`;
export const fileId = (): string => `file_${randomBytes(18).toString('base64url')}`;

export const apiKeyIdentifier = (): string => `pk_${randomBytes(12).toString('hex')}`;
/** 256 random bits. */
export const apiKeyPassword = (): string => `sk_${randomBytes(32).toString('base64url')}`;
/** As Standard Webhooks writes a symmetric secret. */
export const webhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const requestId = (): string => `req_${randomBytes(12).toString('base64url')}`;
export const sessionId = (): string => randomBytes(18).toString('base64url');
