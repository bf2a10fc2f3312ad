import { createHmac } from 'node:crypto';
import { sameText } from '#security/secrets.ts';

/** A signature is good for so long before and after the moment that it names. */
const tolerance = 5 * 60_000;

export type SignedHeaders = {
  readonly 'webhook-id': string;
  /** Seconds. */
  readonly 'webhook-timestamp': string;
  readonly 'webhook-signature': string;
};

const signatureOf = (secret: string, id: string, timestamp: string, body: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

/** Signs a body as Standard Webhooks has it, for an attempt at this moment. */
export const signedHeaders = (secret: string, id: string, at: number, body: string): SignedHeaders => {
  const timestamp = String(Math.floor(at / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(secret, id, timestamp, body),
  };
};

/** Whether a body was signed with a secret, about now. Several signatures may stand in the header; one is enough. */
export const isSigned = (
  secret: string,
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
  const expected = signatureOf(secret, id, timestamp, body);
  return signatures.split(' ').some((given) => sameText(given, expected));
};
