import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from '#concurrency/turns.ts';

const generate = promisify(generateKeyPair);

/** Each takes a thread for some tenths of a second: one at a time, and whoever finds a long line is refused. */
const inTurn = createTurns(1, 32);

export type KeyPair = {
  /** SPKI, in base64. */
  readonly publicKey: string;
  /** PKCS #8, in base64. */
  readonly privateKey: string;
};

/** A new RSA pair. */
export const createKeyPair = (): Promise<KeyPair> =>
  inTurn(async () => {
    const { publicKey, privateKey } = await generate('rsa', {
      modulusLength: 2_048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    });
    return { publicKey: publicKey.toString('base64'), privateKey: privateKey.toString('base64') };
  });
