import { environmentNames } from '@pasarela/contracts/accounts/environments';
import { minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import { type RoleName, roleNames } from '@pasarela/contracts/roles/roles';
import { z } from 'zod';
import type { CallAccount, CallApiKey, CallUser } from '#core/account/caller.ts';
import { readScenarioRules } from '#core/account/scenario-rules-repository.ts';
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
  type KnownAccount,
  type SignedInRow,
  updateLastSeen,
} from './access-repository.ts';
import { readAuthorization, readBasic } from './authorization-header.ts';

const EnvironmentSchema = z.enum(environmentNames);

/** The account of a call, from a row that has it. */
const callAccount = (row: Omit<KnownAccount, 'id'>, id: number): CallAccount => ({
  id,
  businessId: row.businessId,
  environment: EnvironmentSchema.parse(row.environment),
  clockOffset: row.clockOffset,
  ...(row.scenarioRules === null ? {} : { scenarioRules: readScenarioRules(row.scenarioRules) }),
});

export type KeyAccess = { readonly apiKey: CallApiKey; readonly account: CallAccount };

const keyAccess = (row: KeyRow): KeyAccess => ({
  apiKey: { id: row.id, identifier: row.identifier },
  account: callAccount(row, row.accountId),
});

/** Authenticates merchants' servers by their API key: its identifier and password, or a token that was issued for them. */
const createKeyAccess = ({
  database,
  clock,
  secrets,
  tokens,
}: Pick<Dependencies, 'database' | 'clock' | 'secrets' | 'tokens'>) => {
  /** Whether the account of a key has expired: only an isolated account does. */
  const isOver = ({ expiresAt }: KeyRow): boolean => expiresAt !== null && expiresAt.getTime() <= clock.now();

  /** The API key of these credentials. An unknown key and a wrong password give the same error after the same work. */
  const checkKey = async (identifier: string, password: string): Promise<KeyRow> => {
    const row = await findKeyByIdentifier(database.read, identifier);
    const hash = keyedHash(secrets.apiSecret, password);
    if (!sameText(hash, row?.secretHash ?? keyedHash(secrets.apiSecret, identifier)) || !row || isOver(row))
      throw new Refusal('credentials_invalid');
    return row;
  };

  const checkToken = async (token: string): Promise<KeyRow> => {
    const claims = tokens.readPaymentToken(token);
    const row = claims && (await findKey(database.read, claims.account, claims.key));
    if (!row || row.version !== claims.version || isOver(row)) throw new Refusal('token_invalid');
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
      return row && !isOver(row) ? keyAccess(row) : undefined;
    },
  };
};

const RoleSchema = z.enum(roleNames);

export type RoleAccess = { readonly account: CallAccount; readonly role: RoleName };

/** Finds the account that a user or a payer may act on. */
const createAccountAccess = ({ database }: Pick<Dependencies, 'database'>) => ({
  /** The account of the hosted page that has this token. */
  payer: async (token: unknown): Promise<CallAccount> => {
    const row = typeof token === 'string' ? await findPayerAccount(database.read, token) : undefined;
    if (!row) throw new Refusal('checkout_not_found');
    return callAccount(row, row.id);
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
    return { role, account: callAccount(row, row.id) };
  },
});

/** Whether a session was ended, its user disabled, or it was unused or open for too long. */
const isOver = (session: SignedInRow, now: number): boolean =>
  session.endedAt !== null ||
  session.disabledAt !== null ||
  now - session.lastSeenAt.getTime() > limits.sessionIdle ||
  now - session.createdAt.getTime() > limits.sessionLife;

/** Authenticates users of the dashboard by the token of their session. */
const createSessionAccess = ({
  database,
  clock,
  tokens,
}: Pick<Dependencies, 'database' | 'clock' | 'tokens'>) => {
  /** Updates the session's last use. If the database cannot be written, the update is skipped, so that reads still work. */
  const prolong = async (id: string, lastSeenAt: Date): Promise<void> => {
    try {
      await database.unit({ outside: 'people' }, (unit) => updateLastSeen(unit, id, lastSeenAt));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
  };

  return {
    /** Authenticates the user of a dashboard token. Each use extends the session, unless the page makes the call by itself. */
    user: async (header: string | undefined, { unattended = false } = {}): Promise<CallUser> => {
      if (!header) throw new Refusal('credentials_missing');
      const { scheme, value } = readAuthorization(header);
      const id = scheme === 'bearer' ? tokens.readDashboardToken(value) : undefined;
      const session = id ? await findSession(database.read, id) : undefined;
      const now = clock.now();
      if (!session || isOver(session, now)) throw new Refusal('session_ended');
      if (!unattended && now - session.lastSeenAt.getTime() > minute)
        await prolong(session.id, new Date(now));
      return {
        sessionId: session.id,
        userId: session.userId,
        userName: session.userName,
        email: session.email,
        environment: EnvironmentSchema.parse(session.environment),
      };
    },
  };
};

/** Authenticates callers and checks what they are allowed to do. */
export const createAccessService = (dependencies: Dependencies) => ({
  ...createKeyAccess(dependencies),
  ...createSessionAccess(dependencies),
  ...createAccountAccess(dependencies),
});

export type AccessService = ReturnType<typeof createAccessService>;
