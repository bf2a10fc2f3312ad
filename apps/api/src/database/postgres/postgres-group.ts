import type { Client } from 'pg';
import type { UnitScope } from '../queries.ts';
import type { LeaseStore } from '../row-ids.ts';
import { GatheredWrites } from './gathered-writes.ts';
import type { PostgresCatalogue } from './postgres-catalogue.ts';
import { PostgresStatements } from './postgres-statements.ts';

/** Whoever writes outside accounts waits for others who do: the tables that are locked, so that one is there at a time. */
const outsideLocks = {
  people: 'lock table users in share row exclusive mode',
  installation: 'lock table businesses in share row exclusive mode',
} as const satisfies Record<Extract<UnitScope, { outside: string }>['outside'], string>;

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

/** One transaction, whose units run one after the other: what they have written, gathered and locked. */
export class PostgresGroup {
  readonly client: Client;
  readonly statements: PostgresStatements;
  readonly mode: GroupMode;
  readonly take: LeaseStore['take'];
  readonly #catalogue: PostgresCatalogue;
  readonly #leases = new Map<number, Leases>();
  readonly #sent: Promise<unknown>[] = [];
  #writes: GatheredWrites;

  constructor(client: Client, { catalogue, take }: GroupParts, mode: GroupMode) {
    this.client = client;
    this.mode = mode;
    this.take = take;
    this.#catalogue = catalogue;
    this.statements = new PostgresStatements(client, catalogue);
    this.#writes = this.gather();
  }

  gather(): GatheredWrites {
    return new GatheredWrites(this.client, this.#catalogue);
  }

  /** Begins the transaction and locks the accounts of its units. */
  async begin(scopes: readonly UnitScope[]): Promise<void> {
    const accounts = new Set(scopes.flatMap((scope) => ('account' in scope ? [scope.account] : [])));
    const outside = new Set(scopes.flatMap((scope) => ('outside' in scope ? [scope.outside] : [])));
    const begun: Promise<unknown>[] = [this.client.query('begin')];
    for (const name of outside) begun.push(this.client.query(outsideLocks[name]));
    if (accounts.size > 0) begun.push(this.#lock([...accounts]));
    await settled(begun);
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

  /** What is sent here and not waited for: a failure is thrown by the commit. */
  #send(promises: readonly Promise<unknown>[]): void {
    for (const promise of promises) promise.catch(() => {});
    this.#sent.push(...promises);
  }

  /** Sends what units that have ended have written to some tables, or all of it with the leases of ids. */
  flush(tables?: ReadonlySet<string>): void {
    this.#send(this.#writes.send(tables as Parameters<GatheredWrites['send']>[0]));
    if (!tables) this.#saveLeases();
  }

  #saveLeases(): void {
    const changed = [...this.#leases].filter(([, { isSaved }]) => !isSaved).toSorted(([a], [b]) => a - b);
    if (changed.length === 0) return;
    const accounts = changed.map(([account]) => account);
    const texts = changed.map(([, { text }]) => text);
    this.#send([this.client.query({ name: 'leases', text: saveLeases, values: [accounts, texts] })]);
    for (const [account, { text }] of changed) this.#leases.set(account, { text, isSaved: true });
  }

  /** The tables of which a query could see what units that have ended have written and nobody has sent. */
  seenBy(...[statement]: Parameters<GatheredWrites['seenBy']>): ReturnType<GatheredWrites['seenBy']> {
    return this.#writes.seenBy(statement);
  }

  leasesOf(account: number): string | undefined {
    return this.#leases.get(account)?.text;
  }

  /** Forgets the leases that were read: a statement changes them. */
  forgetLeases(): void {
    this.#leases.clear();
  }

  /** Takes over what a unit that has ended has gathered. */
  takeOver(writes: GatheredWrites, leases: ReadonlyMap<number, string>): void {
    this.#writes.takeOver(writes);
    for (const [account, text] of leases) this.#leases.set(account, { text, isSaved: false });
  }

  /** Sends what is left, and the commit behind it. */
  async commit(): Promise<void> {
    this.flush();
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

/** Waits until all of them have ended, and throws the first failure in their order: later ones follow from it. */
export const settled = async (promises: readonly Promise<unknown>[]): Promise<void> => {
  const ended = await Promise.allSettled(promises);
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
};
