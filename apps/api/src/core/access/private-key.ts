import { constants, createPrivateKey, privateDecrypt } from 'node:crypto';
import { seal, unseal } from '#security/sealed.ts';
import type { Secrets } from '#security/secrets.ts';

const about = (accountId: number): string => `private key of account ${accountId}`;

/** The half of an account's key pair that leaves the server never. */
export const sealPrivateKey = (secrets: Secrets, accountId: number, privateKey: string): string =>
  seal(secrets.sealed, about(accountId), privateKey);

/** What a page encrypted with the public half (RSA-OAEP, SHA-256, base64), or undefined where it was not. */
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
