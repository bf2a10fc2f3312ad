import type { Dependencies } from '#core/dependencies.ts';
import { keyedHash, sameText } from '#security/secrets.ts';
import { findKeyByIdentifier } from './access-repository.ts';

type Published = { readonly identifier: string; readonly password: string };

/** How an API key that is published for a demo stands here: it is not there, its published password works, or it has another one. */
export const publishedKeyState = async (
  { database, secrets }: Pick<Dependencies, 'database' | 'secrets'>,
  { identifier, password }: Published,
): Promise<'missing' | 'works' | 'changed'> => {
  const kept = (await findKeyByIdentifier(database.read, identifier))?.secretHash;
  if (!kept) return 'missing';
  return sameText(keyedHash(secrets.apiSecret, password), kept) ? 'works' : 'changed';
};
