import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database, Statement } from 'better-sqlite3';
import { DatabaseUnavailable, isBusy, isUnavailable, unavailable } from '../database-errors.ts';
import type { Unit, UnitScope, Work } from '../queries.ts';
import { type LeaseStore, RowIds } from '../row-ids.ts';
import { type SqlValue, sql } from '../sql.ts';
import type { SqliteStatements } from './sqlite-statements.ts';

type Waiting = {
  readonly scope: UnitScope;
  readonly work: Work<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
};
type Settle = () => void;

/** The most units in one commit, the most that may wait, and how long a busy database is retried, in milliseconds. */
const maxInGroup = 128;
const maxWaiting = 5_000;
const busyFor = 10_000;

/** The unit that the running code belongs to. */
const running = new AsyncLocalStorage<object>();

/**
 * The only writer. Units of work that wait at the same time share one transaction, each in its own savepoint, and resolve when that
 * transaction is on disk. So every unit is durable, and many share the cost of one commit.
 */
export class UnitsOfWork {
  readonly #connection: Database;
  readonly #statements: SqliteStatements;
  readonly #control: Readonly<
    Record<'begin' | 'commit' | 'rollback' | 'savepoint' | 'release' | 'rollbackTo', Statement>
  >;
  readonly #queue: Waiting[] = [];
  #draining: Promise<void> | undefined;
  #active: object | undefined;
  #closed = false;

  constructor(connection: Database, statements: SqliteStatements) {
    this.#connection = connection;
    this.#statements = statements;
    this.#control = {
      begin: connection.prepare('BEGIN IMMEDIATE'),
      commit: connection.prepare('COMMIT'),
      rollback: connection.prepare('ROLLBACK'),
      savepoint: connection.prepare('SAVEPOINT unit'),
      release: connection.prepare('RELEASE unit'),
      rollbackTo: connection.prepare('ROLLBACK TO unit'),
    };
  }

  run<Result>(scope: UnitScope, work: Work<Result>): Promise<Result> {
    if (this.#active && running.getStore() === this.#active)
      return Promise.reject(new Error('a unit of work inside another'));
    if (this.#closed) return Promise.reject(new DatabaseUnavailable('the database is closed'));
    if (this.#queue.length >= maxWaiting)
      return Promise.reject(new DatabaseUnavailable('too much work is waiting'));
    return new Promise<Result>((resolve, reject) => {
      this.#queue.push({ scope, work, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when all accepted units are completed. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#draining;
  }

  async #drain(): Promise<void> {
    await setImmediate();
    while (this.#queue.length > 0) {
      await this.#group();
      // Lets requests that have arrived in the meantime join the next group.
      await setImmediate();
    }
    this.#draining = undefined;
  }

  async #group(): Promise<void> {
    try {
      await this.#begin();
    } catch (error) {
      for (const waiting of this.#queue.splice(0)) waiting.reject(unavailable(error));
      return;
    }
    const members = this.#queue.splice(0, maxInGroup);
    // A single unit needs no savepoint, because it has the transaction to itself.
    const alone = members.length === 1;
    const settles: Settle[] = [];
    try {
      for (const member of members) settles.push(await this.#one(member, alone));
      if (this.#connection.inTransaction) this.#control.commit.run();
    } catch (error) {
      if (this.#connection.inTransaction) this.#control.rollback.run();
      for (const member of members) member.reject(unavailable(error));
      return;
    }
    for (const settle of settles) settle();
  }

  /** Runs one unit. Throws only if the whole transaction is lost. */
  async #one({ scope, work, resolve, reject }: Waiting, alone: boolean): Promise<Settle> {
    const token = {};
    const ids = new RowIds(leaseStoreOf(this.#statements));
    const unit = this.#unit(token, scope, ids);
    if (!alone) this.#control.savepoint.run();
    this.#active = token;
    try {
      const value = await running.run(token, () => work(unit));
      this.#active = undefined;
      await ids.save();
      if (!alone) this.#control.release.run();
      return () => resolve(value);
    } catch (error) {
      this.#active = undefined;
      // On a full disk or a failed read, SQLite ends the transaction itself.
      if (!this.#connection.inTransaction) throw error;
      if (alone) this.#control.rollback.run();
      else {
        this.#control.rollbackTo.run();
        this.#control.release.run();
      }
      const reason = isUnavailable(error) ? unavailable(error) : error;
      return () => reject(reason);
    }
  }

  async #begin(): Promise<void> {
    const until = Date.now() + busyFor;
    for (;;) {
      try {
        this.#control.begin.run();
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() > until) throw error;
        await setTimeout(20);
      }
    }
  }

  #unit(token: object, scope: UnitScope, ids: RowIds): Unit {
    const statements = this.#statements;
    const check = (): void => {
      if (this.#active !== token) throw new Error('a unit of work was used after its end');
    };
    const checkAccount = (table: string, accountId: unknown): void => {
      check();
      if ('account' in scope && accountId !== scope.account)
        throw new Error(`a row of ${table} that is not of the unit's account ${scope.account}`);
    };
    return {
      async all(statement) {
        check();
        return statements.all(statement);
      },
      async first(statement) {
        check();
        return statements.first(statement);
      },
      async run(statement) {
        check();
        return statements.run(statement);
      },
      async insert(table, row) {
        const values: Readonly<Record<string, SqlValue>> = row;
        checkAccount(table, values.accountId);
        const id = await ids.next(table, values);
        statements.insert(table, id === undefined ? values : { ...values, id });
        return id ?? Number(values.id);
      },
      async add(table, row) {
        const values: Readonly<Record<string, SqlValue>> = row;
        checkAccount(table, values.accountId);
        statements.add(table, values);
      },
      async settle() {
        check();
      },
      async nextId(table, accountId) {
        checkAccount(table, accountId);
        return ids.nextOf(table, accountId);
      },
    };
  }
}

const leaseStoreOf = (statements: SqliteStatements): LeaseStore => ({
  read: async (accountId) =>
    statements.first<{ readonly idLeases: string }>(
      sql`select id_leases from account_states where account_id = ${accountId}`,
    )?.idLeases,
  save: async (accountId, leases) => {
    statements.run(sql`update account_states set id_leases = ${leases} where account_id = ${accountId}`);
  },
  take: async (table, count) => {
    const row = statements.first<{ readonly nextId: number }>(sql`
      insert into id_sequences (name, next_id) values (${table}, ${1 + count})
      on conflict (name) do update set next_id = id_sequences.next_id + ${count}
      returning next_id`);
    if (!row) throw new Error(`no sequence of ${table}`);
    return row.nextId - count;
  },
});
