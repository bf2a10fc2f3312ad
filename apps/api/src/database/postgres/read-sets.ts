import { isAfterFailure } from '../database-errors.ts';
import type { Sql } from '../sql.ts';
import {
  type ArrayQuery,
  type BoundValue,
  type PreparedStatement,
  preparedOf,
  queryOf,
  type RawResult,
  valuesOf,
} from './prepared-statements.ts';

type Call = {
  readonly statement: Sql;
  readonly values: readonly BoundValue[];
  readonly resolve: (result: RawResult) => void;
  readonly reject: (error: unknown) => void;
};
/** Calls with the same values. */
type SameCalls = readonly [Call, ...Call[]];
type ArrayType = 'int8' | 'text' | 'bool';

const typeOf = (value: BoundValue): ArrayType | undefined => {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'bigint' || Number.isSafeInteger(value) ? 'int8' : undefined;
};

/** The values at one place of several calls; `null` where all of them are. */
type ValueColumn = { readonly type: ArrayType; readonly values: readonly BoundValue[] } | null;

/** The values of several calls, place by place; undefined if those at one place have not one type that is known. */
const columnsOf = (distinct: readonly SameCalls[]): readonly ValueColumn[] | undefined => {
  const columns: ValueColumn[] = [];
  for (let place = 0; place < (distinct[0]?.[0].values.length ?? 0); place += 1) {
    const values = distinct.map(([{ values: given }]) => given[place] ?? null);
    const [type, ...others] = new Set(values.filter((value) => value !== null).map(typeOf));
    if (values.every((value) => value === null)) columns.push(null);
    else if (!type || others.length > 0) return undefined;
    else columns.push({ type, values });
  }
  return columns;
};

/** Several calls of a statement as one: a row for each row that one of them finds, with the number of the call behind it. */
const setOf = ({ text }: PreparedStatement, columns: readonly ValueColumn[]): string => {
  const given = columns.flatMap((column, index) =>
    column ? [{ type: column.type, name: `p${index + 1}` }] : [],
  );
  const arrays = given.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');
  const names = given.map(({ name }) => name).join(', ');
  // `offset 0` keeps the statement as it is planned by itself.
  const inner = text.replace(/\$(\d+)/g, (_, place: string) =>
    columns[Number(place) - 1] ? `each_call.p${place}` : 'null',
  );
  return `select found.*, each_call.number from unnest(${arrays}) with ordinality as each_call (${names}, number),
    lateral (${inner} offset 0) as found`;
};

type Send = (query: ArrayQuery) => Promise<RawResult>;

/**
 * Reads that are asked for on a connection in one turn of the event loop. Those with the same text go as one statement: a statement
 * has its price for the server and for the driver, whatever it reads.
 */
export class ReadSets {
  readonly #send: Send;
  readonly #onWaiting: () => void;
  #waiting = new Map<PreparedStatement, Call[]>();

  /** `onWaiting` is called when the first read of a turn waits. */
  constructor(send: Send, onWaiting: () => void) {
    this.#send = send;
    this.#onWaiting = onWaiting;
  }

  /** Takes a read that is sent by `sendWaiting`; sends at once what cannot go in a set. */
  read(statement: Sql): Promise<RawResult> {
    const known = preparedOf(statement);
    if (!known?.isPlainRead) return this.#send(queryOf(statement));
    if (this.#waiting.size === 0) this.#onWaiting();
    const { promise, resolve, reject } = Promise.withResolvers<RawResult>();
    const call = { statement, values: valuesOf(statement), resolve, reject };
    const others = this.#waiting.get(known);
    if (others) others.push(call);
    else this.#waiting.set(known, [call]);
    return promise;
  }

  /** Sends all that wait. Whatever else is sent on the connection goes behind them. */
  sendWaiting(): void {
    if (this.#waiting.size === 0) return;
    const sets = this.#waiting;
    this.#waiting = new Map();
    for (const [statement, calls] of sets) {
      const distinct = [
        ...Map.groupBy(calls, ({ values }) => JSON.stringify(values)).values(),
      ] as unknown as SameCalls[];
      const columns = distinct.length > 1 ? columnsOf(distinct) : undefined;
      if (columns) this.#sendTogether(statement, distinct, columns);
      else for (const same of distinct) this.#sendOne(same);
    }
  }

  /**
   * Sends a statement once for all calls of it with the same values. `failed`: why the set that it was in failed; in a transaction
   * nothing more can be said of the calls, since it has ended with that.
   */
  #sendOne(calls: SameCalls, failed?: unknown): void {
    const [{ statement }] = calls;
    this.#send(queryOf(statement)).then(
      (result) => {
        for (const { resolve } of calls) resolve(result);
      },
      (error: unknown) => {
        const reason = failed !== undefined && isAfterFailure(error) ? failed : error;
        for (const { reject } of calls) reject(reason);
      },
    );
  }

  #sendTogether(
    statement: PreparedStatement,
    distinct: readonly SameCalls[],
    columns: readonly ValueColumn[],
  ): void {
    const set = {
      // Short, as names of prepared statements have to be: a letter for each value.
      name: `${statement.name} ${columns.map((column) => column?.type.charAt(0) ?? 'n').join('')}`,
      text: setOf(statement, columns),
      values: columns.flatMap((column) => (column ? [column.values] : [])),
      rowMode: 'array' as const,
    };
    this.#send(set).then(
      (result) => {
        const found = Map.groupBy(result.rows, (row) => row.at(-1));
        const fields = result.fields.slice(0, -1);
        for (const [index, calls] of distinct.entries()) {
          const rows = found.get(index + 1) ?? [];
          for (const { resolve } of calls) resolve({ ...result, fields, rows, rowCount: rows.length });
        }
      },
      // Each by itself, so that what is wrong with one of them does not reach the others.
      (error: unknown) => {
        for (const calls of distinct) this.#sendOne(calls, error);
      },
    );
  }
}
