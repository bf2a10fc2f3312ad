import { type StoredTables, storedColumns } from '#generated/stored-tables.ts';
import { sql } from './sql.ts';
import type { SqliteStatements } from './sqlite-statements.ts';

type Table = keyof StoredTables;

/** The number of ids that an account reserves from a table's sequence at a time. */
const block = 100;

/** The next id that an account may assign in a table, and the last one reserved. */
type Lease = [next: number, last: number];
/** The leases of an account by table. */
type Leases = Partial<Record<Table, Lease>>;

const isNumbered = (table: Table): boolean => storedColumns[table].id?.kind === 'number';

/**
 * Assigns the ids of new rows in one unit of work. An account leases blocks of ids and is locked meanwhile. Ids are unique in a
 * table and ascend within an account; they have no other meaning.
 */
export class RowIds {
  readonly #statements: SqliteStatements;
  readonly #accounts = new Map<number, Leases>();
  readonly #changed = new Set<number>();

  constructor(statements: SqliteStatements) {
    this.#statements = statements;
  }

  /** The id of a new row; undefined if the table has no numeric ids or the row already has its id. */
  next(table: Table, row: { readonly id?: unknown; readonly accountId?: unknown }): number | undefined {
    if (row.id !== undefined || !isNumbered(table)) return undefined;
    return typeof row.accountId === 'number' ? this.nextOf(table, row.accountId) : this.#take(table, 1);
  }

  /** The next id of an account in a table. */
  nextOf(table: Table, accountId: number): number {
    const leases = this.#accounts.get(accountId) ?? this.#read(accountId);
    const [next, last] = leases[table] ?? [1, 0];
    const id = next <= last ? next : this.#take(table, block);
    leases[table] = [id + 1, next <= last ? last : id + block - 1];
    this.#changed.add(accountId);
    return id;
  }

  /** Stores the leases that have changed. */
  save(): void {
    for (const accountId of this.#changed)
      this.#statements.run(sql`
        update account_states set id_leases = ${JSON.stringify(this.#accounts.get(accountId))}
        where account_id = ${accountId}`);
  }

  #read(accountId: number): Leases {
    const row = this.#statements.first<{ readonly idLeases: string }>(
      sql`select id_leases from account_states where account_id = ${accountId}`,
    );
    if (!row) throw new Error(`no account ${accountId}`);
    const leases = JSON.parse(row.idLeases) as Leases;
    this.#accounts.set(accountId, leases);
    return leases;
  }

  /** Reserves ids from the sequence of a table; returns the first. */
  #take(table: Table, count: number): number {
    const row = this.#statements.first<{ readonly nextId: number }>(sql`
      insert into id_sequences (name, next_id) values (${table}, ${1 + count})
      on conflict (name) do update set next_id = id_sequences.next_id + ${count}
      returning next_id`);
    if (!row) throw new Error(`no sequence of ${table}`);
    return row.nextId - count;
  }
}
