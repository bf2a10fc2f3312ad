import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

type ClockRow = {
  /** How far it stands ahead of real time, and where it is being moved to, in milliseconds. */
  readonly offset: number;
  readonly target: number;
  readonly environment: EnvironmentName;
  readonly nextOutcome: string | null;
  readonly isResetting: boolean;
  /** When the next piece of work falls due; null where none waits. */
  readonly nextDue: number | null;
};

export const findClock = async (queries: Queries, accountId: number): Promise<ClockRow> => {
  const row = await queries.first<Omit<ClockRow, 'isResetting'> & { readonly isResetting: number }>(sql`
    select environment, clock_offset as offset, clock_target as target, next_outcome, resetting is not null as is_resetting,
      (select min(due_at) from due_work where account_id = ${accountId}) as next_due
    from accounts where id = ${accountId}`);
  if (!row) throw new Error(`no account ${accountId}`);
  return { ...row, isResetting: row.isResetting === 1 };
};

export const updateTarget = (unit: Unit, accountId: number, target: number): Promise<number> =>
  unit.run(sql`update accounts set clock_target = ${target} where id = ${accountId}`);

export const updateOffset = (unit: Unit, accountId: number, offset: number): Promise<number> =>
  unit.run(sql`
    update accounts set clock_offset = ${offset}, clock_target = max(clock_target, cast(${offset} as integer))
    where id = ${accountId}`);
