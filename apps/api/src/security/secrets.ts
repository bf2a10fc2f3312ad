import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The purposes that keys are derived for. */
const purposes = [
  'dashboardToken',
  'paymentToken',
  'apiSecret',
  'idempotency',
  'cardFingerprint',
  'login',
  'passwordLink',
  'sealed',
  'check',
] as const;
export type SecretPurpose = (typeof purposes)[number];
export type Secrets = Readonly<Record<SecretPurpose, KeyObject>>;

/** Derives the key of every purpose from one secret. */
export const deriveSecrets = (secret: string): Secrets =>
  Object.fromEntries(
    purposes.map((purpose) => [
      purpose,
      createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'pasarela', purpose, 32))),
    ]),
  ) as Record<SecretPurpose, KeyObject>;

/** Returns the HMAC-SHA256 of a text, stored in place of a value that must not be stored itself. */
export const keyedHash = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** A value by which a process knows whether its secret is that of the installation. The secret cannot be found from it. */
export const secretCheckOf = (secrets: Secrets): string =>
  keyedHash(secrets.check, 'the secret of the installation');

/** Compares two texts in constant time. */
export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
