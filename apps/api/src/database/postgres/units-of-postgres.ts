import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Client } from 'pg';
import { DatabaseUnavailable, isTransient, isUnavailable, unavailable } from '../database-errors.ts';
import type { UnitScope, Work } from '../queries.ts';
import type { Reconnecting } from './postgres-connections.ts';
import { type GroupMode, type GroupParts, nameOf, PostgresGroup, settled } from './postgres-group.ts';
import { PostgresUnit } from './postgres-unit.ts';

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
/**
 * How long a group waits for more units where the one before it had several: a transaction has a price of its own, which they share.
 * Whoever writes alone never waits. Milliseconds.
 */
const waitForMore = 5;

/** The unit that the running code belongs to. */
const running = new AsyncLocalStorage<PostgresUnit>();

/**
 * One connection that writes, and the units that wait for it. Units that wait at the same time share one transaction, with the
 * accounts of all of them locked first; they resolve when that transaction is on disk.
 */
export class PostgresLane {
  readonly #parts: GroupParts;
  readonly #connection: Reconnecting;
  readonly #queue: Waiting[] = [];
  #draining: Promise<void> | undefined;
  #isClosed = false;

  constructor(connection: Reconnecting, parts: GroupParts) {
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
    let isBusy = false;
    for (;;) {
      // Lets requests that have arrived in the meantime join the group.
      await setImmediate();
      if (this.#queue.length === 0) break;
      if (isBusy && this.#queue.length < maxInGroup) await pause(waitForMore);
      const members = this.#queue.splice(0, maxInGroup);
      isBusy = members.length > 1;
      await this.#group(members);
    }
    this.#draining = undefined;
  }

  async #group(members: readonly Waiting[]): Promise<void> {
    const reject = (some: readonly Waiting[], error: unknown): void => {
      for (const member of some) member.reject(isUnavailable(error) ? unavailable(error) : error);
    };
    let mode: GroupMode = members.length === 1 ? 'alone' : 'shared';
    for (let tried = 1; ; tried += 1) {
      const client = await this.#connection.get().catch((error: unknown) => {
        // Whoever waits behind would only wait as long for the same answer.
        reject([...members, ...this.#queue.splice(0)], error);
      });
      if (!client) return;
      try {
        for (const settle of await this.#transaction(client, members, mode)) settle();
        return;
      } catch (error) {
        await this.#leave(client, error);
        if (isTransient(error) && tried < maxTries) continue;
        // One of them is at fault. Which one shows when each sends its own.
        if (mode === 'shared' && !isUnavailable(error)) {
          mode = 'each';
          continue;
        }
        return reject(members, error);
      }
    }
  }

  async #transaction(
    client: Client,
    members: readonly Waiting[],
    mode: GroupMode,
  ): Promise<readonly Settle[]> {
    const group = new PostgresGroup(client, this.#parts, mode);
    await group.begin(members.map(({ scope }) => scope));
    const settles: Settle[] = [];
    /** Units of one account run one after the other. */
    const runAll = async (some: readonly Waiting[]): Promise<void> => {
      for (const member of some) settles.push(await runUnit(group, member));
    };
    if (mode === 'shared')
      await settled([...Map.groupBy(members, ({ scope }) => nameOf(scope)).values()].map(runAll));
    else await runAll(members);
    await group.commit();
    return settles;
  }

  /** Leaves a connection without a transaction, or gives it up. */
  async #leave(client: Client, error: unknown): Promise<void> {
    if (this.#connection.giveUpAfter(error, client)) return;
    await client.query('rollback').catch((again: unknown) => this.#connection.giveUpAfter(again, client));
  }
}

/** Runs one unit of a transaction. Throws only if the whole transaction is lost. */
const runUnit = async (group: PostgresGroup, { scope, work, resolve, reject }: Waiting): Promise<Settle> => {
  const open = new PostgresUnit(group, scope);
  try {
    const value = await running.run(open, () => open.run(work));
    await open.end();
    return () => resolve(value);
  } catch (error) {
    await open.undo(error);
    return () => reject(error);
  }
};
