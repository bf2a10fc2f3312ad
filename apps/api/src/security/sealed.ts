import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/**
 * Encrypts a secret with the deployment's key, so that the database alone does not reveal it. `about` names its owner and purpose;
 * a value copied to another row cannot be decrypted there.
 */
export const seal = (key: KeyObject, about: string, text: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Decrypts a secret; undefined if it was encrypted with another key or for another purpose, or was altered. */
export const unseal = (key: KeyObject, about: string, kept: string): string | undefined => {
  const bytes = Buffer.from(kept, 'base64');
  if (bytes.length < 28) return undefined;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
