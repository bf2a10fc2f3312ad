import type { Client } from 'pg';
import type { UnitScope } from '../queries.ts';
import type { LeaseStore } from '../row-ids.ts';
import type { Sql } from '../sql.ts';
import { GatheredWrites } from './gathered-writes.ts';
import { GroupReads } from './group-reads.ts';
import type { PostgresCatalogue } from './postgres-catalogue.ts';
import { PostgresStatements } from './postgres-statements.ts';

/** Whoever writes outside accounts waits for others who do: the tables that are locked, so that one is there at a time. */
const outsideLocks = {
  people: 'lock table users in share row exclusive mode',
  installation: 'lock table businesses in share row exclusive mode',
  'first data': 'lock table businesses in share row exclusive mode',
} as const satisfies Record<Extract<UnitScope, { outside: string }>['outside'], string>;

/** As long as a timer can run, in milliseconds: 24 days. */
const unlimited = 2_147_483_647;

const lockAccounts = `select account_id, id_leases from account_states where account_id = any($1::bigint[])
  order by account_id for no key update`;

const saveLeases = `update account_states s set id_leases = saved.id_leases
  from unnest($1::bigint[], $2::text[]) as saved (account_id, id_leases) where s.account_id = saved.account_id`;

export type GroupParts = {
  readonly catalogue: PostgresCatalogue;
  /** Reserves ids, in a transaction of its own. */
  readonly take: LeaseStore['take'];
};

/**
 * How units share a transaction. `shared`: what they write is gathered and sent in sets with the commit, so a row that is refused
 * fails all of them. `each`: every unit sends its own in a savepoint, so that it fails alone. `alone`: there is one unit.
 */
export type GroupMode = 'shared' | 'each' | 'alone';

/** The leases of ids of an account. */
type Leases = { readonly text: string; readonly isSaved: boolean };

/**
 * One transaction: what its units have gathered, read and locked. Units of one account run one after the other. Where writes are
 * `shared`, those of different accounts run at the same time, and one of them at a time may send something of its own.
 */
export class PostgresGroup {
  readonly client: Client;
  readonly statements: PostgresStatements;
  readonly mode: GroupMode;
  readonly take: LeaseStore['take'];
  readonly reads = new GroupReads();
  readonly #catalogue: PostgresCatalogue;
  readonly #leases = new Map<number, Leases>();
  readonly #sent: Promise<unknown>[] = [];
  /** What units that have ended have gathered, by account. */
  readonly #writes = new Map<string, GatheredWrites>();
  #sending: Promise<void> = Promise.resolve();

  constructor(client: Client, { catalogue, take }: GroupParts, mode: GroupMode) {
    this.client = client;
    this.mode = mode;
    this.take = take;
    this.#catalogue = catalogue;
    this.statements = new PostgresStatements(client, catalogue);
  }

  gather(): GatheredWrites {
    return new GatheredWrites(this.client, this.#catalogue);
  }

  /** Begins the transaction and locks the accounts of its units. */
  async begin(scopes: readonly UnitScope[]): Promise<void> {
    const accounts = new Set(scopes.flatMap((scope) => ('account' in scope ? [scope.account] : [])));
    const outside = new Set(scopes.flatMap((scope) => ('outside' in scope ? [scope.outside] : [])));
    const begun: Promise<unknown>[] = [this.client.query('begin')];
    if (outside.has('first data')) {
      await settled(begun.splice(0));
      await this.#waitForFirstData();
    }
    for (const name of outside) begun.push(this.client.query(outsideLocks[name]));
    if (accounts.size > 0) begun.push(this.#lock([...accounts]));
    await settled(begun);
  }

  /** Waits for a process that fills the database, however long that takes. */
  async #waitForFirstData(): Promise<void> {
    const waiting = { text: outsideLocks['first data'], query_timeout: unlimited };
    await this.client.query('set local statement_timeout = 0');
    await this.client.query(waiting);
    await this.client.query('set local statement_timeout to default');
  }

  async #lock(accounts: readonly number[]): Promise<void> {
    const { rows } = await this.client.query<{ readonly account_id: number; readonly id_leases: string }>({
      name: 'lock',
      text: lockAccounts,
      values: [accounts],
    });
    for (const { account_id: account, id_leases: text } of rows)
      this.#leases.set(account, { text, isSaved: true });
  }

  /** Waits until nobody else sends writes; returns a function that lets the next one. */
  async startSending(): Promise<() => void> {
    const before = this.#sending;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#sending = before.then(() => promise);
    await before;
    return resolve;
  }

  /** What is sent here and not waited for: a failure is thrown by the commit. */
  #send(promises: readonly Promise<unknown>[]): void {
    for (const promise of promises) promise.catch(() => {});
    this.#sent.push(...promises);
  }

  /** The tables of which a query could see what units of its account have written and nobody has sent. */
  seenBy(scope: UnitScope, statement: Sql): ReturnType<GatheredWrites['seenBy']> {
    return this.#writes.get(nameOf(scope))?.seenBy(statement) ?? noTables;
  }

  /** Sends what units of an account that have ended have written to some tables, or all of it with the account's leases of ids. */
  flush(scope: UnitScope, tables?: ReturnType<GatheredWrites['seenBy']>): void {
    this.#send(this.#writes.get(nameOf(scope))?.send(tables) ?? []);
    if (!tables) this.#saveLeases((account) => !('account' in scope) || account === scope.account);
  }

  #saveLeases(isWanted: (account: number) => boolean): void {
    const changed = [...this.#leases]
      .filter(([account, { isSaved }]) => !isSaved && isWanted(account))
      .toSorted(([one], [other]) => one - other);
    if (changed.length === 0) return;
    const accounts = changed.map(([account]) => account);
    const texts = changed.map(([, { text }]) => text);
    this.#send([this.client.query({ name: 'leases', text: saveLeases, values: [accounts, texts] })]);
    for (const [account, { text }] of changed) this.#leases.set(account, { text, isSaved: true });
  }

  leasesOf(account: number): string | undefined {
    return this.#leases.get(account)?.text;
  }

  /** Forgets the leases that were read: a statement changes them. */
  forgetLeases(): void {
    for (const [account, { isSaved }] of this.#leases) if (isSaved) this.#leases.delete(account);
  }

  /** Takes over what a unit that has ended has gathered. */
  takeOver(scope: UnitScope, writes: GatheredWrites, leases: ReadonlyMap<number, string>): void {
    const known = this.#writes.get(nameOf(scope));
    if (known) known.takeOver(writes);
    else this.#writes.set(nameOf(scope), writes);
    for (const [account, text] of leases) this.#leases.set(account, { text, isSaved: false });
  }

  /** Sends what is left, and the commit behind it. */
  async commit(): Promise<void> {
    const left = this.gather();
    for (const writes of this.#writes.values()) left.takeOver(writes);
    this.#send(left.send());
    this.#saveLeases(() => true);
    const committed = this.client.query('commit');
    committed.catch(() => {});
    await settled(this.#sent);
    const { command } = await committed;
    if (command !== 'COMMIT') throw new Error(`a commit that was answered ${command}`);
  }

  /** What went wrong first of what was sent and not waited for; undefined if nothing did. */
  async failure(): Promise<unknown> {
    for (const result of await Promise.allSettled(this.#sent))
      if (result.status === 'rejected') return result.reason;
    return undefined;
  }
}

const noTables: ReturnType<GatheredWrites['seenBy']> = new Set();

/** What units of one account have in common, or those outside accounts. */
export const nameOf = (scope: UnitScope): string =>
  'account' in scope ? `account ${scope.account}` : 'outside accounts';

/** Waits until all of them have ended, and throws the first failure in their order: later ones follow from it. */
export const settled = async (promises: readonly Promise<unknown>[]): Promise<void> => {
  const ended = await Promise.allSettled(promises);
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
};
