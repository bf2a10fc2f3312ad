import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** The minimum length of a secret, in characters. Keys derived from a shorter one could be guessed. */
export const minSecretLength = 32;

/** Returns the file that stores the secret of a deployment that configures none. */
export const secretFileOf = (databaseFile: string): string => `${databaseFile}.secret`;

/** Returns the content of a secret file; undefined if there is none. `whole` is false if it is too short for a secret. */
export const readSecretFile = (
  file: string,
): { readonly text: string; readonly whole: boolean } | undefined => {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').trim();
  return { text, whole: text.length >= minSecretLength };
};

const synced = (path: string, flags: string, write: (descriptor: number) => void = () => {}): void => {
  const descriptor = openSync(path, flags, 0o600);
  try {
    write(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/**
 * Creates the secret file, readable only by its owner, and returns the secret. The file appears complete or not at all. If another
 * process created it first, that secret is returned.
 */
export const makeSecretFile = (file: string): string => {
  const making = `${file}.${process.pid}`;
  const secret = randomBytes(48).toString('base64url');
  try {
    // Removes an incomplete file that an interrupted start of an earlier version left.
    if (readSecretFile(file)?.whole === false) rmSync(file);
    synced(making, 'w', (descriptor) => writeFileSync(descriptor, secret));
    linkSync(making, file);
    synced(dirname(file), 'r');
    return secret;
  } catch (error) {
    const other = readSecretFile(file);
    if (!other?.whole) throw error;
    return other.text;
  } finally {
    rmSync(making, { force: true });
  }
};
