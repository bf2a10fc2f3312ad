import { environmentNames } from '@pasarela/contracts/accounts/environments';
import { minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { z } from 'zod';
import type { CallAccount, CallApiKey, CallUser } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import { Refusal } from '#errors/refusal.ts';
import { keyedHash, sameText } from '#security/secrets.ts';
import {
  findKey,
  findKeyByIdentifier,
  findMembership,
  findPayerAccount,
  findRoles,
  findSession,
  type KeyRow,
  updateLastSeen,
} from './access-repository.ts';

const EnvironmentSchema = z.enum(environmentNames);
const RoleSchema = z.enum(roleNames);

const accountOf = (
  row: { businessId: number; environment: string; clockOffset: number },
  id: number,
): CallAccount => ({
  id,
  businessId: row.businessId,
  environment: EnvironmentSchema.parse(row.environment),
  clockOffset: row.clockOffset,
});

export type KeyAccess = { readonly apiKey: CallApiKey; readonly account: CallAccount };
export type RoleAccess = { readonly account: CallAccount; readonly role: RoleName };

/** Authenticates callers and checks what they are allowed to do. */
export const createAccessService = ({ database, clock, secrets, tokens }: Dependencies) => {
  const keyAccess = (row: KeyRow): KeyAccess => ({
    apiKey: { id: row.id, identifier: row.identifier },
    account: accountOf(row, row.accountId),
  });

  /** The API key of these credentials. An unknown key and a wrong password give the same error after the same work. */
  const checkKey = async (identifier: string, password: string): Promise<KeyRow> => {
    const row = await findKeyByIdentifier(database.read, identifier);
    const hash = keyedHash(secrets.apiSecret, password);
    if (!sameText(hash, row?.secretHash ?? keyedHash(secrets.apiSecret, identifier)) || !row)
      throw new Refusal('credentials_invalid');
    return row;
  };

  const basic = async (encoded: string): Promise<KeyAccess> => {
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    const colon = text.indexOf(':');
    if (colon < 0) throw new Refusal('credentials_invalid');
    return keyAccess(await checkKey(text.slice(0, colon), text.slice(colon + 1)));
  };

  const bearer = async (token: string): Promise<KeyAccess> => {
    const claims = tokens.readPaymentToken(token);
    const row = claims && (await findKey(database.read, claims.account, claims.key));
    if (!row || row.version !== claims.version) throw new Refusal('token_invalid');
    return keyAccess(row);
  };

  /** Updates the session's last use. If the database cannot be written, the update is skipped, so that reads still work. */
  const prolong = async (id: string, lastSeenAt: Date): Promise<void> => {
    try {
      await database.unit({ outside: 'people' }, (unit) => updateLastSeen(unit, id, lastSeenAt));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
  };

  return {
    /** Issues a payment API token for an API key and its password. */
    authenticate: async (identifier: string, password: string): Promise<string> => {
      const row = await checkKey(identifier, password);
      return tokens.paymentToken({ account: row.accountId, key: row.id, version: row.version });
    },

    /** Authenticates a merchant's server by Basic credentials or a Bearer token. */
    apiKey: async (authorization: string | undefined): Promise<KeyAccess> => {
      if (!authorization) throw new Refusal('credentials_missing');
      const [scheme = '', value = ''] = authorization.split(' ', 2);
      if (scheme.toLowerCase() === 'basic') return basic(value);
      if (scheme.toLowerCase() === 'bearer') return bearer(value);
      throw new Refusal('credentials_invalid');
    },

    /** Whether the header holds payment API credentials (Basic or a token of `Authenticate`), whether valid or not. */
    isOfKey: (authorization: string | undefined): boolean => {
      const [scheme = '', value = ''] = authorization?.split(' ', 2) ?? [];
      if (scheme.toLowerCase() === 'basic') return true;
      return scheme.toLowerCase() === 'bearer' && tokens.readPaymentToken(value) !== undefined;
    },

    /** The API key that a call names. The caller is not authenticated by this, so it must not grant access to anything. */
    keyNamed: async (
      authorization: string | undefined,
      identifier: string | undefined,
    ): Promise<KeyAccess | undefined> => {
      const [scheme = '', value = ''] = authorization?.split(' ', 2) ?? [];
      const claims = scheme.toLowerCase() === 'bearer' ? tokens.readPaymentToken(value) : undefined;
      const [inHeader] =
        scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString('utf8').split(':', 1) : [];
      const name = identifier ?? inHeader;
      const row = claims
        ? await findKey(database.read, claims.account, claims.key)
        : name && (await findKeyByIdentifier(database.read, name));
      return row ? keyAccess(row) : undefined;
    },

    /** Authenticates the user of a dashboard token. Each use extends the session. */
    user: async (authorization: string | undefined): Promise<CallUser> => {
      if (!authorization) throw new Refusal('credentials_missing');
      const [scheme = '', token = ''] = authorization.split(' ', 2);
      const id = scheme.toLowerCase() === 'bearer' ? tokens.readDashboardToken(token) : undefined;
      const session = id ? await findSession(database.read, id) : undefined;
      if (!session) throw new Refusal('session_ended');
      const now = clock.now();
      const over =
        session.endedAt !== null ||
        session.disabledAt !== null ||
        now - session.lastSeenAt.getTime() > limits.sessionIdle ||
        now - session.createdAt.getTime() > limits.sessionLife;
      if (over) throw new Refusal('session_ended');
      if (now - session.lastSeenAt.getTime() > minute) await prolong(session.id, new Date(now));
      return {
        sessionId: session.id,
        userId: session.userId,
        userName: session.userName,
        email: session.email,
        environment: EnvironmentSchema.parse(session.environment),
      };
    },

    /** The account of the hosted page that has this token. */
    payer: async (token: unknown): Promise<CallAccount> => {
      const row = typeof token === 'string' ? await findPayerAccount(database.read, token) : undefined;
      if (!row) throw new Refusal('checkout_not_found');
      return accountOf(row, row.id);
    },

    /** Throws unless the user has the permission in at least one business. */
    somewhere: async ({ userId }: CallUser, permission: Permission): Promise<void> => {
      const held = await findRoles(database.read, userId);
      if (!held.some(({ role }) => mayDo(RoleSchema.parse(role), permission)))
        throw new Refusal('role_not_allowed');
    },

    /** The account of a business, if the user is a member and their role has the permission. */
    role: async (user: CallUser, businessId: number, permission: Permission): Promise<RoleAccess> => {
      const row = await findMembership(database.read, user.userId, businessId, user.environment);
      if (!row) throw new Refusal('business_not_found');
      const role = RoleSchema.parse(row.role);
      if (!mayDo(role, permission)) throw new Refusal('role_not_allowed');
      return { role, account: accountOf(row, row.id) };
    },
  };
};

export type AccessService = ReturnType<typeof createAccessService>;
