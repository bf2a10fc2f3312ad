import { createHmac } from 'node:crypto';
import { sameText } from '#security/secrets.ts';

/** A signature is valid for this many milliseconds before and after its timestamp. */
const tolerance = 5 * 60_000;

export type SignedHeaders = {
  readonly 'webhook-id': string;
  /** Seconds since the epoch. */
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
};

const signatureOf = (secret: string, id: string, timestamp: string, body: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

/**
 * The Standard Webhooks headers of an attempt made at `at`, in milliseconds: a signature by each secret, in their order, separated by
 * a space.
 */
export const signedHeaders = (
  secrets: readonly string[],
  id: string,
  at: number,
  body: string,
): SignedHeaders => {
  const timestamp = String(Math.floor(at / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, id, timestamp, body)).join(' '),
  };
};

/** Whether a body has a valid, recent signature by one of the secrets. Of several signatures in the header, one valid is enough. */
export const isSigned = (
  secrets: readonly string[],
  headers: Readonly<Record<string, string | undefined>>,
  body: string,
  now: number,
): boolean => {
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp = '',
    'webhook-signature': signatures = '',
  } = headers;
  if (!id || !/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1_000) > tolerance)
    return false;
  const given = signatures.split(' ');
  return secrets.some((secret) => {
    const expected = signatureOf(secret, id, timestamp, body);
    return given.some((one) => sameText(one, expected));
  });
};
