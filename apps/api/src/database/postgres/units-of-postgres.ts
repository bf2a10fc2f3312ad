import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Client } from 'pg';
import {
  DatabaseUnavailable,
  isOfPostgres,
  isTransient,
  isUnavailable,
  unavailable,
} from '../database-errors.ts';
import type { Unit, UnitScope, Work } from '../queries.ts';
import { type LeaseStore, RowIds } from '../row-ids.ts';
import { flatten, type Sql, type SqlValue, sql } from '../sql.ts';
import { GatheredInserts } from './gathered-inserts.ts';
import type { PostgresCatalogue } from './postgres-catalogue.ts';
import type { Reconnecting } from './postgres-connections.ts';
import { PostgresStatements } from './postgres-statements.ts';

type Waiting = {
  readonly scope: UnitScope;
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
};
type Settle = () => void;

/** The most units in one commit, the most that may wait in a lane, and how often a group is tried that met another's locks. */
const maxInGroup = 64;
const maxWaiting = 2_000;
const maxTries = 4;

/** The unit that the running code belongs to. */
const running = new AsyncLocalStorage<{ isActive: boolean }>();

/** Whoever writes outside accounts waits for others who do: the tables that are locked, so that one is there at a time. */
const outsideLocks = {
  people: 'lock table users in share row exclusive mode',
  installation: 'lock table businesses in share row exclusive mode',
} as const satisfies Record<Extract<UnitScope, { outside: string }>['outside'], string>;

const lockAccounts = `select account_id, id_leases from account_states where account_id = any($1::bigint[])
  order by account_id for no key update`;

type LaneParts = {
  readonly catalogue: PostgresCatalogue;
  /** Reserves ids, in a transaction of its own. */
  readonly take: LeaseStore['take'];
};

/**
 * One connection that writes, and the units that wait for it. Units that wait at the same time share one transaction, each in a
 * savepoint, with the accounts of all of them locked first; they resolve when that transaction is on disk.
 */
export class PostgresLane {
  readonly #parts: LaneParts;
  readonly #connection: Reconnecting;
  readonly #queue: Waiting[] = [];
  #draining: Promise<void> | undefined;
  #isClosed = false;

  constructor(connection: Reconnecting, parts: LaneParts) {
    this.#connection = connection;
    this.#parts = parts;
  }

  run<Result>(scope: UnitScope, work: Work<Result>): Promise<Result> {
    if (running.getStore()?.isActive) return Promise.reject(new Error('a unit of work inside another'));
    if (this.#isClosed) return Promise.reject(new DatabaseUnavailable('the database is closed'));
    if (this.#queue.length >= maxWaiting)
      return Promise.reject(new DatabaseUnavailable('too much work is waiting'));
    return new Promise<Result>((resolve, reject) => {
      this.#queue.push({ scope, work, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= running.exit(() => this.#drain());
    });
  }

  /** Completes all accepted units, then closes the connection. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#draining;
    await this.#connection.close();
  }

  async #drain(): Promise<void> {
    await setImmediate();
    while (this.#queue.length > 0) {
      await this.#group(this.#queue.splice(0, maxInGroup));
      // Lets requests that have arrived in the meantime join the next group.
      await setImmediate();
    }
    this.#draining = undefined;
  }

  async #group(members: readonly Waiting[]): Promise<void> {
    const reject = (some: readonly Waiting[], error: unknown): void => {
      for (const member of some) member.reject(isUnavailable(error) ? unavailable(error) : error);
    };
    for (let tried = 1; ; tried += 1) {
      const client = await this.#connection.get().catch((error: unknown) => {
        // Whoever waits behind would only wait as long for the same answer.
        reject([...members, ...this.#queue.splice(0)], error);
      });
      if (!client) return;
      try {
        for (const settle of await this.#transaction(client, members)) settle();
        return;
      } catch (error) {
        await this.#leave(client, error);
        if (isTransient(error) && tried < maxTries) continue;
        return reject(members, error);
      }
    }
  }

  async #transaction(client: Client, members: readonly Waiting[]): Promise<readonly Settle[]> {
    const group = new Group(client, this.#parts);
    await group.begin(members.map(({ scope }) => scope));
    const settles: Settle[] = [];
    for (const member of members) settles.push(await group.one(member, members.length === 1));
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error(`a commit that was answered ${command}`);
    return settles;
  }

  /** Leaves a connection without a transaction, or gives it up. */
  async #leave(client: Client, error: unknown): Promise<void> {
    if (this.#connection.giveUpAfter(error, client)) return;
    await client.query('rollback').catch((again: unknown) => this.#connection.giveUpAfter(again, client));
  }
}

/** What the server says of a statement behind one that failed in the same transaction. */
const abortedBefore = '25P02';

/** The statements of a unit that were sent and not waited for. */
type Sending = {
  readonly sent: readonly Promise<unknown>[];
  readonly send: (...promises: readonly Promise<unknown>[]) => void;
};

/** The units of one transaction. */
class Group {
  readonly #client: Client;
  readonly #parts: LaneParts;
  readonly #statements: PostgresStatements;
  readonly #leases = new Map<number, string>();

  constructor(client: Client, parts: LaneParts) {
    this.#client = client;
    this.#parts = parts;
    this.#statements = new PostgresStatements(client, parts.catalogue);
  }

  async begin(scopes: readonly UnitScope[]): Promise<void> {
    const accounts = new Set(scopes.flatMap((scope) => ('account' in scope ? [scope.account] : [])));
    const outside = new Set(scopes.flatMap((scope) => ('outside' in scope ? [scope.outside] : [])));
    const begun: Promise<unknown>[] = [this.#client.query('begin')];
    for (const name of outside) begun.push(this.#client.query(outsideLocks[name]));
    if (accounts.size > 0)
      begun.push(
        this.#client
          .query<{ readonly account_id: number; readonly id_leases: string }>({
            name: 'lock',
            text: lockAccounts,
            values: [[...accounts]],
          })
          .then(({ rows }) => {
            for (const { account_id: account, id_leases: leases } of rows) this.#leases.set(account, leases);
          }),
      );
    await settled(begun);
  }

  /** Runs one unit. Throws only if the whole transaction is lost. */
  async one({ scope, work, resolve, reject }: Waiting, isAlone: boolean): Promise<Settle> {
    const sent: Promise<unknown>[] = [];
    const send = (...promises: readonly Promise<unknown>[]): void => {
      // What fails is noticed at the end of the unit, if nothing waited for it before.
      for (const promise of promises) promise.catch(() => {});
      sent.push(...promises);
    };
    if (!isAlone) send(this.#client.query('savepoint unit'));
    const token = { isActive: true };
    const { unit, finish } = this.#unit(token, scope, { sent, send });
    try {
      const value = await running.run(token, () => work(unit));
      token.isActive = false;
      await finish();
      if (!isAlone) send(this.#client.query('release unit'));
      await settled(sent);
      return () => resolve(value);
    } catch (error) {
      token.isActive = false;
      // Nothing of it may be under way any more when it is undone.
      await Promise.allSettled(sent);
      // What the work itself says is its own; without the server the others of the transaction are lost as well.
      if (isUnavailable(error) && !(error instanceof DatabaseUnavailable)) throw error;
      // Alone it has no savepoint; the commit that follows then has nothing to commit.
      const undo = isAlone ? ['rollback', 'begin'] : ['rollback to unit', 'release unit'];
      await settled(undo.map((text) => this.#client.query(text)));
      return () => reject(error);
    }
  }

  #unit(
    token: { isActive: boolean },
    scope: UnitScope,
    { sent, send }: Sending,
  ): { readonly unit: Unit; readonly finish: () => Promise<void> } {
    const statements = this.#statements;
    const inserts = new GatheredInserts(this.#client, this.#parts.catalogue);
    const sendWhatItSees = (statement: Sql): void =>
      send(...inserts.sendFor(flatten(statement, 'postgres').text));
    const ids = new RowIds(this.#leaseStore(send, sendWhatItSees));
    const check = (): void => {
      if (!token.isActive) throw new Error('a unit of work was used after its end');
    };
    const checkAccount = (table: string, accountId: unknown): void => {
      check();
      if ('account' in scope && accountId !== scope.account)
        throw new Error(`a row of ${table} that is not of the unit's account ${scope.account}`);
    };
    /** Sends a statement behind the rows that it could see. Where one of them failed, that is what is thrown. */
    const answered = async <Result>(statement: Sql, ask: () => Promise<Result>): Promise<Result> => {
      check();
      sendWhatItSees(statement);
      try {
        return await ask();
      } catch (error) {
        throw isOfPostgres(error) && error.code === abortedBefore ? await firstFailure(sent, error) : error;
      }
    };
    const unit: Unit = {
      all: (statement) => answered(statement, () => statements.all(statement)),
      first: (statement) => answered(statement, () => statements.first(statement)),
      run: (statement) => answered(statement, () => statements.run(statement)),
      async insert(table, row) {
        const values: Readonly<Record<string, SqlValue>> = row;
        checkAccount(table, values.accountId);
        const id = await ids.next(table, values);
        inserts.add(table, id === undefined ? values : { ...values, id });
        return id ?? Number(values.id);
      },
      async settle() {
        check();
        send(...inserts.sendAll());
        await settled(sent);
      },
      async nextId(table, accountId) {
        checkAccount(table, accountId);
        return ids.nextOf(table, accountId);
      },
    };
    const finish = async (): Promise<void> => {
      send(...inserts.sendAll());
      await ids.save();
    };
    return { unit, finish };
  }

  #leaseStore(
    send: (...promises: readonly Promise<unknown>[]) => void,
    sendWhatItSees: (statement: Sql) => void,
  ): LeaseStore {
    return {
      read: async (accountId) => {
        const known = this.#leases.get(accountId);
        if (known !== undefined) return known;
        const statement = sql`select id_leases from account_states where account_id = ${accountId} for no key update`;
        sendWhatItSees(statement);
        return (await this.#statements.first<{ readonly idLeases: string }>(statement))?.idLeases;
      },
      save: async (accountId, leases) => {
        this.#leases.set(accountId, leases);
        send(
          this.#statements.run(
            sql`update account_states set id_leases = ${leases} where account_id = ${accountId}`,
          ),
        );
      },
      take: this.#parts.take,
    };
  }
}

/** Waits until all of them have ended, and throws the first failure in their order: later ones follow from it. */
const settled = async (promises: readonly Promise<unknown>[]): Promise<void> => {
  const ended = await Promise.allSettled(promises);
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
};

/** What went wrong first: a statement that was sent before, or what was thrown. */
const firstFailure = async (sent: readonly Promise<unknown>[], thrown: unknown): Promise<unknown> => {
  for (const result of await Promise.allSettled(sent)) if (result.status === 'rejected') return result.reason;
  return thrown;
};
