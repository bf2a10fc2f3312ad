import type { Queries, Unit } from '#database/queries.ts';
import { listed, sql } from '#database/sql.ts';
import type { DueWorkRow } from '#generated/stored-tables.ts';
import type { DueWorkKind } from './due-work.ts';

type Scheduled = {
  readonly accountId: number;
  readonly kind: DueWorkKind;
  readonly subjectId: number;
  readonly dueAt: Date;
};

/** Writes down what falls due. A piece that is written already takes the new moment. */
export const scheduleWork = (unit: Unit, { accountId, kind, subjectId, dueAt }: Scheduled): Promise<number> =>
  unit.run(sql`
    insert into due_work (account_id, id, kind, subject_id, due_at)
    values (${accountId}, ${unit.nextId('due_work', accountId)}, ${kind}, ${subjectId}, ${dueAt})
    on conflict (account_id, kind, subject_id) do update set due_at = excluded.due_at`);

/** Takes away what is no longer to come. */
export const dropWork = (
  unit: Unit,
  accountId: number,
  subjectId: number,
  kinds: readonly DueWorkKind[],
): Promise<number> =>
  unit.run(sql`
    delete from due_work
    where account_id = ${accountId} and subject_id = ${subjectId} and kind in (${listed(kinds)})`);

/** The next piece that is due by a moment; the order they were written in breaks a tie. */
export const findDuePiece = (
  queries: Queries,
  accountId: number,
  until: Date,
): Promise<DueWorkRow | undefined> =>
  queries.first<DueWorkRow>(sql`
    select * from due_work where account_id = ${accountId} and due_at <= ${until} order by due_at, id limit 1`);

/** How many pieces are due by a moment, counted as far as `most`. */
export const countDue = async (
  queries: Queries,
  accountId: number,
  until: Date,
  most: number,
): Promise<number> => {
  const row = await queries.first<{ readonly due: number }>(sql`
    select count(*) as due from (
      select 1 from due_work where account_id = ${accountId} and due_at <= ${until} limit ${most})`);
  return row?.due ?? 0;
};

/** Answers 1 where nobody else has taken it meanwhile. */
export const deletePiece = (unit: Unit, accountId: number, id: number): Promise<number> =>
  unit.run(sql`delete from due_work where account_id = ${accountId} and id = ${id}`);

/** The accounts whose clocks have passed something, or are on their way to where they are being moved. */
export const findBehind = (queries: Queries, realNow: Date): Promise<{ readonly id: number }[]> =>
  queries.all<{ readonly id: number }>(sql`
    select s.account_id as id from account_states s
    where s.resetting is null and (s.clock_target > s.clock_offset
      or exists (select 1 from due_work d where d.account_id = s.account_id and d.due_at <= ${realNow} + s.clock_offset))`);
