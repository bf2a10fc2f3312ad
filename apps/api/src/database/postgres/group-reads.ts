import type { StoredTables } from '#generated/stored-tables.ts';
import type { Sql } from '../sql.ts';
import { tablesIn } from './gathered-writes.ts';
import type { RawResult } from './prepared-statements.ts';

/**
 * What has been read in a transaction, for units that read the same again. Their accounts are locked, so nobody else changes what is
 * theirs; what the transaction itself inserts or counts is not remembered, and any other statement forgets everything.
 */
export class GroupReads {
  readonly #results = new Map<TemplateStringsArray, Map<string, Promise<RawResult>>>();
  readonly #written = new Set<keyof StoredTables>();

  /** Notes that rows of a table are written. */
  noteWriting(table: keyof StoredTables): void {
    this.#written.add(table);
  }

  forget(): void {
    this.#results.clear();
  }

  /** The result of a query: the one that is known, or the one of sending it. */
  read(statement: Sql, send: () => Promise<RawResult>): Promise<RawResult> {
    const { template } = statement;
    if (!template || tablesIn(statement).some((table) => this.#written.has(table))) return send();
    const byValues = this.#results.get(template) ?? new Map<string, Promise<RawResult>>();
    this.#results.set(template, byValues);
    const key = JSON.stringify(statement.values);
    const known = byValues.get(key);
    if (known) return known;
    const sent = send();
    sent.catch(() => byValues.delete(key));
    byValues.set(key, sent);
    return sent;
  }
}
