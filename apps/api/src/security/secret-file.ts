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

/** So many characters at least: of fewer, keys could be guessed. */
export const minSecretLength = 32;

/** Where the secret of a deployment that configures none is kept. */
export const secretFileOf = (databaseFile: string): string => `${databaseFile}.secret`;

/** What is kept in a file, or undefined where there is none. What is shorter than a secret is no secret. */
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
 * Makes a secret, readable by its owner alone, and answers it. It appears whole and on disk, or not at all; where another process was
 * first, its secret is answered.
 */
export const makeSecretFile = (file: string): string => {
  const making = `${file}.${process.pid}`;
  const secret = randomBytes(48).toString('base64url');
  try {
    // What an interrupted start of an earlier version left behind.
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
