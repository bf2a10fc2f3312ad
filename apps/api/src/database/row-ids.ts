import { type StoredTables, storedColumns } from '#generated/stored-tables.ts';

type Table = keyof StoredTables;

/**
 * The number of ids, one after another, that an account reserves from a table's sequence: few at first, so that accounts that are made
 * for one test leave no large gaps, and more once it has used those up, since each time costs a transaction of its own on PostgreSQL.
 */
const firstLease = 100;
const laterLease = 1_000;

/** The next id that an account may assign in a table, and the last one reserved. */
type Lease = [next: number, last: number];
/** The leases of an account by table. */
type Leases = Partial<Record<Table, Lease>>;

const isNumbered = (table: Table): boolean => storedColumns[table].id?.kind === 'number';

/** Where leases and sequences are kept. */
export type LeaseStore = {
  /** The leases of an account as JSON, with the account locked; undefined if there is no such account. */
  read(accountId: number): Promise<string | undefined>;
  save(accountId: number, leases: string): Promise<void>;
  /** Reserves ids from the sequence of a table; returns the first. */
  take(table: Table, count: number): Promise<number>;
};

/**
 * Assigns the ids of new rows in one unit of work. An account leases blocks of ids and is locked meanwhile. Ids are unique in a
 * table and ascend within an account; they have no other meaning.
 */
export class RowIds {
  readonly #store: LeaseStore;
  readonly #accounts = new Map<number, Leases>();
  /** Rows that are inserted at the same time get their ids one after another. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: LeaseStore) {
    this.#store = store;
  }

  /** The id of a new row; undefined if the table has no numeric ids or the row already has its id. */
  async next(
    table: Table,
    row: { readonly id?: unknown; readonly accountId?: unknown },
  ): Promise<number | undefined> {
    if (row.id !== undefined || !isNumbered(table)) return undefined;
    return typeof row.accountId === 'number' ? this.nextOf(table, row.accountId) : this.#store.take(table, 1);
  }

  /** The next id of an account in a table. */
  nextOf(table: Table, accountId: number): Promise<number> {
    const next = this.#last.then(() => this.#assign(table, accountId));
    this.#last = next.catch(() => {});
    return next;
  }

  async #assign(table: Table, accountId: number): Promise<number> {
    const leases = this.#accounts.get(accountId) ?? (await this.#read(accountId));
    const lease = leases[table];
    if (lease && lease[0] <= lease[1]) {
      leases[table] = [lease[0] + 1, lease[1]];
      return lease[0];
    }
    const count = lease ? laterLease : firstLease;
    const first = await this.#store.take(table, count);
    leases[table] = [first + 1, first + count - 1];
    return first;
  }

  /** Stores the leases that have changed. */
  async save(): Promise<void> {
    for (const [accountId, leases] of this.#accounts)
      await this.#store.save(accountId, JSON.stringify(leases));
    this.#accounts.clear();
  }

  async #read(accountId: number): Promise<Leases> {
    const text = await this.#store.read(accountId);
    if (text === undefined) throw new Error(`no account ${accountId}`);
    const leases = JSON.parse(text) as Leases;
    this.#accounts.set(accountId, leases);
    return leases;
  }
}
