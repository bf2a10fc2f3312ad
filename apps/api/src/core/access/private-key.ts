import { constants, createPrivateKey, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from '#concurrency/turns.ts';
import { seal, unseal } from '#security/sealed.ts';
import type { Secrets } from '#security/secrets.ts';

const generate = promisify(generateKeyPair);

/** Generating a key pair takes some tenths of a second of a thread: one at a time, and at most 32 calls may wait. */
const inTurn = createTurns(1, 32);

type KeyPair = {
  /** SPKI in DER, as base64. */
  readonly publicKey: string;
  /** PKCS #8 in DER, as base64. */
  readonly privateKey: string;
};

/** Generates a new RSA key pair of 2048 bits. */
export const createKeyPair = (): Promise<KeyPair> =>
  inTurn(async () => {
    const { publicKey, privateKey } = await generate('rsa', {
      modulusLength: 2_048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    });
    return { publicKey: publicKey.toString('base64'), privateKey: privateKey.toString('base64') };
  });

const about = (accountId: number): string => `private key of account ${accountId}`;

/** Encrypts an account's private key for storage. The private key never leaves the server. */
export const sealPrivateKey = (secrets: Secrets, accountId: number, privateKey: string): string =>
  seal(secrets.sealed, about(accountId), privateKey);

/** Decrypts data encrypted with the account's public key (RSA-OAEP, SHA-256, base64); undefined if it cannot be decrypted. */
export const decryptForAccount = (
  secrets: Secrets,
  { accountId, privateKey }: { readonly accountId: number; readonly privateKey: string | null },
  data: string,
): string | undefined => {
  const opened = privateKey === null ? undefined : unseal(secrets.sealed, about(accountId), privateKey);
  if (opened === undefined) return undefined;
  const key = createPrivateKey({ key: Buffer.from(opened, 'base64'), format: 'der', type: 'pkcs8' });
  try {
    const text = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(data, 'base64'),
    );
    return text.toString('utf8');
  } catch {
    return undefined;
  }
};
