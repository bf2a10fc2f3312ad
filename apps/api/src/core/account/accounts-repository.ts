import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { NextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import { greatest } from '#database/dialect.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { Refusal } from '#errors/refusal.ts';
import type { NewRows } from '#generated/stored-tables.ts';

/** Inserts an account with its state; returns its id. */
export const insertAccount = async (unit: Unit, account: NewRows['accounts']): Promise<number> => {
  const accountId = await unit.insert('accounts', account);
  await unit.insert('account_states', { accountId });
  return accountId;
};

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
  // An isolated account may have been removed while one of its calls was under way.
  if (!row) throw new Refusal('credentials_invalid');
  return { ...row, isResetting: row.isResetting === 1 };
};

export const updateTarget = (unit: Unit, accountId: number, target: number): Promise<number> =>
  unit.run(sql`update account_states set clock_target = ${target} where account_id = ${accountId}`);

export const updateOffset = (unit: Unit, accountId: number, offset: number): Promise<number> =>
  unit.run(sql`
    update account_states set clock_offset = ${offset}, clock_target = ${greatest(sql`clock_target`, sql`${offset}`)}
    where account_id = ${accountId}`);

/** Sets the clock of a new account. A negative offset lets it stand in the past. */
export const beginClock = (unit: Unit, accountId: number, offset: number): Promise<number> =>
  unit.run(sql`
    update account_states set clock_offset = ${offset}, clock_target = ${offset} where account_id = ${accountId}`);

export const findNextOutcome = (
  queries: Queries,
  accountId: number,
): Promise<{ readonly nextOutcome: string | null } | undefined> =>
  queries.first(sql`select next_outcome from account_states where account_id = ${accountId}`);

export const updateNextOutcome = (
  unit: Unit,
  accountId: number,
  outcome: NextOutcome | null,
): Promise<number> =>
  unit.run(sql`update account_states set next_outcome = ${outcome} where account_id = ${accountId}`);

type Unfinished = { readonly isResetting: boolean; readonly hasLinks: boolean };

/** Whether a reset or the creation of links is under way. Runs before every call of an account, so both lookups use a key. */
export const findUnfinished = async (queries: Queries, accountId: number): Promise<Unfinished> => {
  const row = await queries.first<{ readonly isResetting: number; readonly hasLinks: number }>(sql`
    select case when resetting is null then 0 else 1 end as is_resetting,
      case when exists (select 1 from link_parts where account_id = ${accountId}) then 1 else 0 end as has_links
    from account_states where account_id = ${accountId}`);
  return { isResetting: row?.isResetting === 1, hasLinks: row?.hasLinks === 1 };
};

export type Merchant = {
  readonly name: string;
  readonly urlLogo: string | null;
  readonly notificationText: string | null;
};

/** What a merchant shows of itself on its pages and in its e-mails. */
export const findMerchant = async (queries: Queries, accountId: number): Promise<Merchant> => {
  const row = await queries.first<Merchant>(sql`
    select b.name, nullif(s.url_logo, '') as url_logo, nullif(s.notification_text, '') as notification_text
    from accounts a join businesses b on b.id = a.business_id left join account_settings s on s.account_id = a.id
    where a.id = ${accountId}`);
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
};

/** Whether an account still exists. */
export const hasAccount = async (queries: Queries, accountId: number): Promise<boolean> =>
  (await queries.first(sql`select 1 as found from account_states where account_id = ${accountId}`)) !==
  undefined;
