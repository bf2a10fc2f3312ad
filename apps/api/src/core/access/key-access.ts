import type { CallAccount, CallApiKey } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { Refusal } from '#errors/refusal.ts';
import { keyedHash, sameText } from '#security/secrets.ts';
import { findKey, findKeyByIdentifier, type KeyRow } from './access-repository.ts';
import { readAuthorization, readBasic } from './authorization-header.ts';
import { callAccount } from './call-account.ts';

export type KeyAccess = { readonly apiKey: CallApiKey; readonly account: CallAccount };

const keyAccess = (row: KeyRow): KeyAccess => ({
  apiKey: { id: row.id, identifier: row.identifier },
  account: callAccount(row, row.accountId),
});

/** Authenticates merchants' servers by their API key: its identifier and password, or a token that was issued for them. */
export const createKeyAccess = ({
  database,
  secrets,
  tokens,
}: Pick<Dependencies, 'database' | 'secrets' | 'tokens'>) => {
  /** The API key of these credentials. An unknown key and a wrong password give the same error after the same work. */
  const checkKey = async (identifier: string, password: string): Promise<KeyRow> => {
    const row = await findKeyByIdentifier(database.read, identifier);
    const hash = keyedHash(secrets.apiSecret, password);
    if (!sameText(hash, row?.secretHash ?? keyedHash(secrets.apiSecret, identifier)) || !row)
      throw new Refusal('credentials_invalid');
    return row;
  };

  const checkToken = async (token: string): Promise<KeyRow> => {
    const claims = tokens.readPaymentToken(token);
    const row = claims && (await findKey(database.read, claims.account, claims.key));
    if (!row || row.version !== claims.version) throw new Refusal('token_invalid');
    return row;
  };

  return {
    /** Issues a payment API token for an API key and its password. */
    authenticate: async (identifier: string, password: string): Promise<string> => {
      const row = await checkKey(identifier, password);
      return tokens.paymentToken({ account: row.accountId, key: row.id, version: row.version });
    },

    /** Authenticates a merchant's server by Basic credentials or a Bearer token. */
    apiKey: async (header: string | undefined): Promise<KeyAccess> => {
      if (!header) throw new Refusal('credentials_missing');
      const { scheme, value } = readAuthorization(header);
      if (scheme === 'bearer') return keyAccess(await checkToken(value));
      const { name, password } = scheme === 'basic' ? readBasic(value) : { name: '', password: undefined };
      if (password === undefined) throw new Refusal('credentials_invalid');
      return keyAccess(await checkKey(name, password));
    },

    /** Whether the header holds payment API credentials (Basic or a token of `Authenticate`), whether valid or not. */
    isOfKey: (header: string | undefined): boolean => {
      const { scheme, value } = readAuthorization(header);
      return scheme === 'basic' || (scheme === 'bearer' && tokens.readPaymentToken(value) !== undefined);
    },

    /** The API key that a call names. The caller is not authenticated by this, so it must not grant access to anything. */
    keyNamed: async (header: string | undefined, identifier?: string): Promise<KeyAccess | undefined> => {
      const { scheme, value } = readAuthorization(header);
      const claims = scheme === 'bearer' ? tokens.readPaymentToken(value) : undefined;
      const name = identifier ?? (scheme === 'basic' ? readBasic(value).name : '');
      const row = claims
        ? await findKey(database.read, claims.account, claims.key)
        : name !== '' && (await findKeyByIdentifier(database.read, name));
      return row ? keyAccess(row) : undefined;
    },
  };
};
