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

/** Schedules a piece of due work. If it is already scheduled, its due time is replaced. */
export const scheduleWork = async (
  unit: Unit,
  { accountId, kind, subjectId, dueAt }: Scheduled,
): Promise<number> => {
  const id = await unit.nextId('due_work', accountId);
  return unit.run(sql`
    insert into due_work (account_id, id, kind, subject_id, due_at)
    values (${accountId}, ${id}, ${kind}, ${subjectId}, ${dueAt})
    on conflict (account_id, kind, subject_id) do update set due_at = excluded.due_at`);
};

/** Deletes scheduled work that is no longer needed. */
export const dropWork = (
  unit: Unit,
  accountId: number,
  subjectId: number,
  kinds: readonly DueWorkKind[],
): Promise<number> =>
  unit.run(sql`
    delete from due_work
    where account_id = ${accountId} and subject_id = ${subjectId} and kind in (${listed(kinds)})`);

/** The next piece of work that is due by a given time; pieces due at the same time are ordered by id. */
export const findDuePiece = (
  queries: Queries,
  accountId: number,
  until: Date,
): Promise<DueWorkRow | undefined> =>
  queries.first<DueWorkRow>(sql`
    select * from due_work where account_id = ${accountId} and due_at <= ${until} order by due_at, id limit 1`);

/** The number of pieces of work that are due by a given time, counted up to `max`. */
export const countDue = async (
  queries: Queries,
  accountId: number,
  until: Date,
  max: number,
): Promise<number> => {
  const row = await queries.first<{ readonly due: number }>(sql`
    select count(*) as due from (
      select 1 from due_work where account_id = ${accountId} and due_at <= ${until} limit ${max})`);
  return row?.due ?? 0;
};

/** Deletes a piece of work; returns 1, or 0 if another process has already taken it. */
export const deletePiece = (unit: Unit, accountId: number, id: number): Promise<number> =>
  unit.run(sql`delete from due_work where account_id = ${accountId} and id = ${id}`);

/** The accounts that have due work or whose clock has not reached its target yet. */
export const findBehind = (queries: Queries, realNow: Date): Promise<{ readonly id: number }[]> =>
  queries.all<{ readonly id: number }>(sql`
    select s.account_id as id from account_states s
    where s.resetting is null and (s.clock_target > s.clock_offset
      or exists (select 1 from due_work d where d.account_id = s.account_id and d.due_at <= ${realNow} + s.clock_offset))
    order by s.account_id`);
