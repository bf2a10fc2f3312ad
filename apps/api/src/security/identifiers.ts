import { randomBytes, randomFillSync, randomInt } from 'node:crypto';

/** Makes the opaque codes of the system; the seed brings its own, so that it is the same everywhere. */
export type Identifiers = {
  transactionCode(): string;
  authorizationCode(): string;
  /** What cannot be guessed: addresses of hosted pages, card tokens. */
  token(): string;
  digits(count: number): string;
};

/** Random bytes are fetched many at a time: fetching them costs more than anything else about an identifier. Each is used once. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

const randomText = (bytes: number, encoding: 'base64url' | 'hex'): string => {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const from = used;
  used += bytes;
  const text = pool.toString(encoding, from, used);
  pool.fill(0, from, used);
  return text;
};

export const randomIdentifiers: Identifiers = {
  transactionCode: () => `trx_${randomText(15, 'base64url')}`,
  authorizationCode: () => String(randomInt(100_000, 1_000_000)),
  token: () => randomText(18, 'base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};

/** Codes made later sort later: an index takes them at its end, and names of messages cannot be guessed all the same. */
export const webhookCode = (now: number): string =>
  `msg_${now.toString(36).padStart(9, '0')}${randomText(12, 'hex')}`;

/** Names that stand in addresses, and are the only key to what lies there. */
export const inboxToken = (): string => `in_${randomBytes(18).toString('base64url')}`;
export const fileId = (): string => `file_${randomBytes(18).toString('base64url')}`;

export const apiKeyIdentifier = (): string => `pk_${randomBytes(12).toString('hex')}`;
/** 256 random bits. */
export const apiKeyPassword = (): string => `sk_${randomBytes(32).toString('base64url')}`;
/** As Standard Webhooks writes a symmetric secret. */
export const webhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const requestId = (): string => `req_${randomText(12, 'base64url')}`;
export const sessionId = (): string => randomBytes(18).toString('base64url');
