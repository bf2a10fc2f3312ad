import { hour, minute } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import type {
  CreatedIsolatedAccount,
  CreateIsolatedAccount,
  IsolatedAccount,
} from '@pasarela/contracts/sandbox/isolated-account-operations';
import { settingValue } from '@pasarela/contracts/settings/setting-properties';
import { repeatWork } from '#concurrency/repeated-work.ts';
import { insertApiKey } from '#core/access/access-repository.ts';
import { beginClock, insertAccount } from '#core/account/accounts-repository.ts';
import type { CallAccount, CallApiKey } from '#core/account/caller.ts';
import { refuseProduction } from '#core/account/refuse-production.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { scheduleSettlement } from '#core/ledger/settlements.ts';
import { ensureSettings, openWebhookSecret } from '#core/outbox/webhooks/account-settings.ts';
import { updateResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { inboxUrl } from '#core/outbox/webhooks/result-addresses.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import { apiKeyIdentifier, apiKeyPassword } from '#security/identifiers.ts';
import { keyedHash } from '#security/secrets.ts';
import {
  countIsolatedAccounts,
  deleteAccount,
  expire,
  findExpired,
  findIsolatedAccount,
  findIsolatedAccounts,
  isIsolated,
} from './isolated-accounts-repository.ts';
import { emptySome, forgetFiles } from './sandbox-reset-repository.ts';

type Caller = { readonly account: CallAccount; readonly apiKey: CallApiKey };

const makerOf = ({ account, apiKey }: Caller) => ({ accountId: account.id, keyId: apiKey.id });

/** How often expired accounts are removed, in milliseconds. */
const removeEvery = 10 * minute;
/** The time, in milliseconds, that one unit empties an account: other writes run between two of them. */
const emptyFor = 3;

type Given = Pick<Dependencies, 'database' | 'clock' | 'secrets' | 'site' | 'addressGuard'>;

/** Creates the business, the account and its API key in one unit. */
const createMaking = ({ database, clock, secrets, site, addressGuard }: Given) => {
  const refusePrivate = async (url: string | undefined): Promise<void> => {
    if (url !== undefined && !(await addressGuard.mayDeliverTo(url)))
      throw invalidFields([{ field: 'webhookUrl', code: 'private_address' }]);
  };

  return async (caller: Caller, given: CreateIsolatedAccount): Promise<CreatedIsolatedAccount> => {
    refuseProduction(caller.account);
    const url = given.webhookUrl === undefined ? undefined : settingValue('Default', given.webhookUrl);
    await refusePrivate(url);
    const createdAt = new Date(clock.now());
    const expiresAt = new Date(createdAt.getTime() + given.hours * hour);
    const offset = given.clock === undefined ? 0 : Date.parse(given.clock) - createdAt.getTime();
    const { accountId: makerId, keyId: makerKeyId } = makerOf(caller);
    const [key, password] = [apiKeyIdentifier(), apiKeyPassword()];

    return database.unit({ outside: 'installation' }, async (unit) => {
      if (await isIsolated(unit, makerId)) throw new Refusal('isolated_account_makes_none');
      const max = limits.isolatedAccounts;
      if ((await countIsolatedAccounts(unit, { accountId: makerId, keyId: makerKeyId }, createdAt)) >= max)
        throw new Refusal('isolated_accounts_full', { max });
      const business = { businessActivity: '', paymentType: '', taxId: '' };
      const name = given.name ?? `Sandbox ${key.slice(-6)}`;
      const businessId = await unit.insert('businesses', { ...business, name, createdAt });
      const accountId = await insertAccount(unit, {
        businessId,
        environment: 'Sandbox',
        createdAt,
        expiresAt,
        makerId,
        makerKeyId,
      });
      await beginClock(unit, accountId, offset);
      await scheduleSettlement(unit, accountId, new Date(createdAt.getTime() + offset));
      const secretHash = keyedHash(secrets.apiSecret, password);
      await insertApiKey(unit, { accountId, identifier: key, secretHash, createdAt });
      const settings = await ensureSettings(unit, secrets, accountId);
      if (url !== undefined)
        await updateResultAddresses(unit, accountId, {
          urlResponseSuccess: url,
          urlResponseError: url,
          urlResponseDefault: url,
        });
      return {
        idAccount: businessId,
        name,
        key,
        password,
        webhookSecret: openWebhookSecret(secrets, settings) ?? '',
        inboxUrl: inboxUrl(site.url, settings.inbox),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
    });
  };
};

/** Sandbox accounts that an API key makes for a test suite: they share nothing with another account, and end by themselves. */
export const createIsolatedAccounts = (dependencies: Given) => {
  const { database, clock } = dependencies;

  /** Removes an account that has expired, in many short units. */
  const remove = async (accountId: number): Promise<void> => {
    const scope = { account: accountId };
    while (!(await database.unit(scope, (unit) => emptySome(unit, accountId, emptyFor))));
    while (await database.unit(scope, (unit) => forgetFiles(unit, accountId)));
    await database.unit({ account: accountId, outside: 'installation' }, async (unit) => {
      // A hosted page may have been paid meanwhile.
      await emptySome(unit, accountId, Number.POSITIVE_INFINITY);
      await deleteAccount(unit, { id: accountId });
    });
  };

  const removeExpired = async (isStopped = () => false): Promise<void> => {
    const failures: unknown[] = [];
    for (const accountId of await findExpired(database.read, new Date(clock.now()))) {
      if (isStopped()) break;
      // One that cannot be removed keeps none of the others.
      await remove(accountId).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'isolated accounts were not removed');
  };

  return {
    create: createMaking(dependencies),

    list: async (caller: Caller): Promise<IsolatedAccount[]> => {
      refuseProduction(caller.account);
      const rows = await findIsolatedAccounts(database.read, makerOf(caller), new Date(clock.now()));
      return rows.map(({ businessId, name, key, createdAt, expiresAt }) => ({
        idAccount: businessId,
        name,
        key,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
    },

    delete: async (caller: Caller, idAccount: number): Promise<{ readonly removed: true }> => {
      refuseProduction(caller.account);
      const accountId = await findIsolatedAccount(database.read, idAccount, makerOf(caller));
      if (accountId === undefined) throw new Refusal('isolated_account_not_found');
      const now = new Date(clock.now());
      await database.unit({ account: accountId }, (unit) => expire(unit, accountId, now));
      await remove(accountId);
      return { removed: true };
    },

    removeExpired: (): Promise<void> => removeExpired(),

    /** Removes expired accounts now and then every ten minutes; returns the function that stops it. */
    start: (onError: (error: unknown) => void): (() => Promise<void>) =>
      repeatWork(removeExpired, { every: removeEvery, onError }),
  };
};

export type IsolatedAccounts = ReturnType<typeof createIsolatedAccounts>;
