import type { News } from './news.ts';
import type { Queries, UnitScope, Work } from './queries.ts';
import type { Engine } from './sql.ts';

export type Database = {
  readonly engine: Engine;
  /** The URL, for threads that open their own reader. */
  readonly url: string;
  /** Reads committed data. */
  readonly read: Queries;
  /** Runs a unit of work. When it resolves, all its writes are committed and on disk; otherwise none is. */
  unit<Result>(scope: UnitScope, work: Work<Result>): Promise<Result>;
  /** Messages between the processes on the database. */
  readonly news: News;
  /** Completes all accepted units, then closes. */
  close(): Promise<void>;
};
