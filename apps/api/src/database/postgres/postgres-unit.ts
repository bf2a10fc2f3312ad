import { DatabaseUnavailable, isAfterFailure, isUnavailable } from '../database-errors.ts';
import type { Unit, UnitScope } from '../queries.ts';
import { RowIds } from '../row-ids.ts';
import { type Sql, type SqlValue, sql } from '../sql.ts';
import type { GatheredWrites } from './gathered-writes.ts';
import { type PostgresGroup, settled } from './postgres-group.ts';
import type { RawResult } from './prepared-statements.ts';

/** The transaction that a unit shares with others cannot go on, though none of them is known to be at fault. */
class SharedTransactionLost extends Error {
  override name = 'SharedTransactionLost';
}

const namesLeases = (statement: Sql): boolean => statement.strings.some((text) => text.includes('id_leases'));

/**
 * One unit in a transaction. What it inserts and counts is gathered, and joins that of the group when it ends. Where it has to send
 * something earlier, everything that units before it have written goes first, and a savepoint behind that, to which it is undone.
 */
export class PostgresUnit {
  readonly #group: PostgresGroup;
  readonly #scope: UnitScope;
  readonly #writes: GatheredWrites;
  readonly #ids: RowIds;
  readonly #leases = new Map<number, string>();
  /** The statements of this unit that were sent and not waited for. */
  readonly #sent: Promise<unknown>[] = [];
  #isActive = true;
  /** Set from the time on that this unit wants to send writes: statements that are given at the same time wait for one savepoint. */
  #beginning: Promise<void> | undefined;
  /** Lets the next unit send writes; set from the savepoint of this one on. */
  #endSending: (() => void) | undefined;
  #hasFailed = false;

  constructor(group: PostgresGroup, scope: UnitScope) {
    this.#group = group;
    this.#scope = scope;
    this.#writes = group.gather();
    this.#ids = new RowIds({
      read: (accountId) => this.#readLeases(accountId),
      save: async (accountId, leases) => void this.#leases.set(accountId, leases),
      take: group.take,
    });
  }

  /** Runs the work of the unit. */
  async run<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result> {
    if (this.#group.mode === 'each') await this.#beginWriting();
    return work(this.unit);
  }

  get isActive(): boolean {
    return this.#isActive;
  }

  /** Makes sure that what is sent from now on can be undone without what came before it. */
  async #beginWriting(): Promise<void> {
    if (this.#group.mode === 'alone') return;
    this.#beginning ??= this.#setSavepoint();
    await this.#beginning;
  }

  async #setSavepoint(): Promise<void> {
    this.#endSending = await this.#group.startSending();
    this.#group.flush(this.#scope);
    this.#send([this.#group.client.query('savepoint unit')]);
  }

  #send(promises: readonly Promise<unknown>[]): void {
    // What fails is noticed at the end of the unit, if nothing waited for it before.
    for (const promise of promises) promise.catch(() => {});
    this.#sent.push(...promises);
  }

  /** Sends what a query could see. */
  async #sendFor(statement: Sql): Promise<void> {
    const ofOthers = this.#group.seenBy(this.#scope, statement);
    if (ofOthers.size > 0 || namesLeases(statement))
      await this.#flush(namesLeases(statement) ? undefined : ofOthers);
    const own = this.#writes.seenBy(statement);
    if (own.size === 0) return;
    await this.#beginWriting();
    this.#send(this.#writes.send(own));
  }

  /** Sends what units before it have written. It must not be undone with another unit. */
  async #flush(tables?: ReturnType<GatheredWrites['seenBy']>): Promise<void> {
    if (this.#beginning) {
      // From its savepoint on nothing of those before it is left to be sent.
      await this.#beginning;
      return;
    }
    const end = await this.#group.startSending();
    this.#group.flush(this.#scope, tables);
    end();
  }

  async #readLeases(accountId: number): Promise<string | undefined> {
    const known = this.#leases.get(accountId) ?? this.#group.leasesOf(accountId);
    if (known !== undefined) return known;
    const row = await this.unit.first<{ readonly idLeases: string }>(
      sql`select id_leases from account_states where account_id = ${accountId} for no key update`,
    );
    return row?.idLeases;
  }

  /** Where something that was sent before failed, that is what is thrown. */
  async #answer<Result>(asked: Promise<Result>): Promise<Result> {
    try {
      return await asked;
    } catch (error) {
      this.#hasFailed = true;
      if (!isAfterFailure(error)) throw error;
      const ended = await Promise.allSettled(this.#sent);
      for (const result of ended) if (result.status === 'rejected') throw result.reason;
      throw (await this.#group.failure()) ?? error;
    }
  }

  #check(): void {
    if (!this.#isActive) throw new Error('a unit of work was used after its end');
  }

  #checkAccount(table: string, accountId: unknown): void {
    this.#check();
    if ('account' in this.#scope && accountId !== this.#scope.account)
      throw new Error(`a row of ${table} that is not of the unit's account ${this.#scope.account}`);
  }

  async #read(statement: Sql): Promise<RawResult> {
    this.#check();
    await this.#sendFor(statement);
    return this.#answer(this.#group.reads.read(statement, () => this.#group.statements.read(statement)));
  }

  readonly unit: Unit = {
    all: async (statement) => this.#group.statements.decode(statement, await this.#read(statement)),
    first: async (statement) => this.#group.statements.decodeFirst(statement, await this.#read(statement)),
    run: async (statement) => {
      this.#check();
      await this.#beginWriting();
      this.#send(this.#writes.send());
      if (namesLeases(statement)) this.#group.forgetLeases();
      this.#group.reads.forget();
      return this.#answer(this.#group.statements.run(statement));
    },
    insert: async (table, row) => {
      const values: Readonly<Record<string, SqlValue>> = row;
      this.#checkAccount(table, values.accountId);
      const id = await this.#ids.next(table, values);
      this.#group.reads.noteWriting(table);
      this.#writes.insert(table, id === undefined ? values : { ...values, id });
      return id ?? Number(values.id);
    },
    add: async (table, row) => {
      const values: Readonly<Record<string, SqlValue>> = row;
      this.#checkAccount(table, values.accountId);
      this.#group.reads.noteWriting(table);
      this.#writes.add(table, values);
    },
    settle: async () => {
      this.#check();
      await this.#beginWriting();
      this.#send(this.#writes.send());
      await settled(this.#sent);
    },
    nextId: async (table, accountId) => {
      this.#checkAccount(table, accountId);
      return this.#ids.nextOf(table, accountId);
    },
  };

  /** Ends a unit that did its work. */
  async end(): Promise<void> {
    this.#isActive = false;
    await this.#ids.save();
    if (this.#group.mode === 'each') this.#send(this.#writes.send());
    if (this.#endSending) this.#send([this.#group.client.query('release unit')]);
    await settled(this.#sent);
    this.#group.takeOver(this.#scope, this.#writes, this.#leases);
    this.#endSending?.();
  }

  /** Undoes a unit that failed. Throws if the whole transaction is lost. */
  async undo(error: unknown): Promise<void> {
    this.#isActive = false;
    try {
      // Nothing of it may be under way any more when it is undone.
      await Promise.allSettled(this.#sent);
      // Without the server the others of the transaction are lost as well.
      if (isLost(error)) throw error;
      await this.#undoStatements(error);
    } finally {
      this.#group.reads.forget();
      this.#endSending?.();
    }
  }

  async #undoStatements(error: unknown): Promise<void> {
    const { mode, client } = this.#group;
    // Alone it has no savepoint; the commit that follows then has nothing to commit.
    if (mode === 'alone') await settled(['rollback', 'begin'].map((text) => client.query(text)));
    else if (this.#endSending)
      await settled(['rollback to unit', 'release unit'].map((text) => client.query(text)));
    else if (this.#hasFailed)
      throw new SharedTransactionLost('a statement of a unit failed', { cause: error });
  }
}

/** Whether an error means that nothing more can be done in the transaction. What the work itself says is its own. */
const isLost = (error: unknown): boolean => isUnavailable(error) && !(error instanceof DatabaseUnavailable);
