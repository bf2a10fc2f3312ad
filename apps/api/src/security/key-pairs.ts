import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from '#concurrency/turns.ts';

const generate = promisify(generateKeyPair);

/** Generating a key pair takes some tenths of a second of a thread: one at a time, and at most 32 calls may wait. */
const inTurn = createTurns(1, 32);

export type KeyPair = {
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
