import { type StoredTables, storedColumns } from '#generated/stored-tables.ts';

type Table = keyof StoredTables;

/** The number of ids, one after another, that an account reserves from a table's sequence at a time. */
export const idsPerLease = 100;

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
    const [next, last] = leases[table] ?? [1, 0];
    if (next <= last) {
      leases[table] = [next + 1, last];
      return next;
    }
    const first = await this.#store.take(table, idsPerLease);
    leases[table] = [first + 1, first + idsPerLease - 1];
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
