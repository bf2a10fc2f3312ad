import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import { greatest } from '#database/dialect.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';

type ClockRow = {
  /** `offset`: how far the account's clock is ahead of real time; `target`: the offset it is being moved to. Milliseconds. */
  readonly offset: number;
  readonly target: number;
  readonly environment: EnvironmentName;
  readonly nextOutcome: string | null;
  readonly isResetting: boolean;
  /** When the next piece of due work is due, in epoch milliseconds; null if there is none. */
  readonly nextDue: number | null;
};

export const findClock = async (queries: Queries, accountId: number): Promise<ClockRow> => {
  const row = await queries.first<Omit<ClockRow, 'isResetting'> & { readonly isResetting: number }>(sql`
    select a.environment, s.clock_offset as "offset", s.clock_target as target, s.next_outcome,
      case when s.resetting is null then 0 else 1 end as is_resetting,
      (select min(due_at) from due_work where account_id = ${accountId}) as next_due
    from account_states s join accounts a on a.id = s.account_id
    where s.account_id = ${accountId}`);
  if (!row) throw new Error(`no account ${accountId}`);
  return { ...row, isResetting: row.isResetting === 1 };
};

export const updateTarget = (unit: Unit, accountId: number, target: number): Promise<number> =>
  unit.run(sql`update account_states set clock_target = ${target} where account_id = ${accountId}`);

export const updateOffset = (unit: Unit, accountId: number, offset: number): Promise<number> =>
  unit.run(sql`
    update account_states set clock_offset = ${offset}, clock_target = ${greatest(sql`clock_target`, sql`${offset}`)}
    where account_id = ${accountId}`);
