import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createTurns } from '#concurrency/turns.ts';

/** The argon2id parameters that OWASP recommends: 19 MiB, two passes, one lane. A hash takes about 35 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
/**
 * Each hash occupies memory and a processor, so at most two run at once and one processor stays free for other requests. If too
 * many hashes wait, further ones are refused.
 */
const inTurn = createTurns(Math.max(1, Math.min(2, availableParallelism() - 1)), 128);

const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        // NFC, because an accented letter can be typed as one code point or as two.
        argon2('argon2id', { ...cost, message: password.normalize('NFC'), nonce }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

const encoded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Returns the argon2id hash of a password in the PHC string format. */
export const hashPassword = async (password: string, nonce = randomBytes(16)): Promise<string> =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encoded(nonce)}$${encoded(await derive(password, nonce))}`;

/** Stands for the hash of a user that there is not; no password leads to it. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encoded(Buffer.alloc(16))}$${encoded(Buffer.alloc(cost.tagLength))}`;

/** Compares a password with its stored hash. An unknown user takes the same time as a wrong password. */
export const isPassword = async (password: string, kept: string | undefined): Promise<boolean> => {
  const [, , , , nonce = '', hash = ''] = (kept ?? nobody).split('$');
  const made = await derive(password, Buffer.from(nonce, 'base64'));
  const known = Buffer.from(hash, 'base64');
  return made.length === known.length && timingSafeEqual(made, known) && kept !== undefined;
};
