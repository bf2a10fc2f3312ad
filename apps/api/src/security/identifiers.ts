import { randomBytes, randomFillSync, randomInt } from 'node:crypto';

/** Makes the opaque codes of the system. The seed replaces it, so that its codes are the same on every machine. */
export type Identifiers = {
  transactionCode(): string;
  authorizationCode(): string;
  /** Returns an unguessable token, for the addresses of hosted pages and for card tokens. */
  token(): string;
  digits(count: number): string;
};

/** A pool of random bytes: fetching them is the most expensive part of an identifier. Each byte is used once. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

const randomText = (bytes: number): string => {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const from = used;
  used += bytes;
  const text = pool.toString('base64url', from, used);
  pool.fill(0, from, used);
  return text;
};

export const randomIdentifiers: Identifiers = {
  transactionCode: () => `trx_${randomText(15)}`,
  authorizationCode: () => String(randomInt(100_000, 1_000_000)),
  token: () => randomText(18),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};

/** Codes begin with their time, so that new ones are added at the end of the index; the random rest is unguessable. */
export const webhookCode = (now: number): string =>
  `msg_${now.toString(36).padStart(9, '0')}${randomText(12)}`;

/** Unguessable names that are part of URLs; whoever knows the URL has access. */
export const inboxToken = (): string => `in_${randomBytes(18).toString('base64url')}`;
export const fileId = (): string => `file_${randomBytes(18).toString('base64url')}`;

export const apiKeyIdentifier = (): string => `pk_${randomBytes(12).toString('hex')}`;
/** A password with 256 random bits. */
export const apiKeyPassword = (): string => `sk_${randomBytes(32).toString('base64url')}`;
/** A symmetric secret in the format of Standard Webhooks. */
export const webhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const requestId = (): string => `req_${randomText(12)}`;
export const sessionId = (): string => randomBytes(18).toString('base64url');
