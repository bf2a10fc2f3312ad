import { limits } from '@pasarela/contracts/limits/limits';
import type { Centavos } from '@pasarela/contracts/money/money';
import { countInDays } from '#core/transactions/transaction-counts-repository.ts';
import type { Searched, SearchWord } from '#core/transactions/transaction-terms.ts';
import { findWithoutTerms, maxWithoutTerms } from '#core/transactions/transaction-terms-repository.ts';
import { contains, leads } from '#database/dialect.ts';
import type { Queries } from '#database/queries.ts';
import { joined, listed, type Sql, sql } from '#database/sql.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { Page } from '#http/list-page.ts';
import type { TransactionSearch, TypedSearch } from './transaction-filter.ts';
import {
  conditions,
  findsNothing,
  isByDate,
  orderIn,
  type TransactionOrder,
  walked,
} from './transactions-list-repository.ts';

const most = limits.searchedRows;

type Typed = TransactionSearch & { readonly typed: TypedSearch };

export const isTyped = (search: TransactionSearch): search is Typed => search.typed !== undefined;

/** The numbers of the payments with a term in the ranges of a word, some of them more than once. */
const idsOf = (accountId: number, { ranges, id }: SearchWord): Sql =>
  joined(
    [
      ...ranges.map(
        ({ from, to }) => sql`
          select transaction_id from transaction_terms
          where account_id = ${accountId} and term >= ${from} and term <= ${to}`,
      ),
      sql`select id as transaction_id from transactions where account_id = ${accountId} and id = ${id ?? 0}`,
    ],
    sql` union all `,
  );

/** At most one more than `most` of them, so that the planner of an engine knows that there are few. */
const fewIdsOf = (accountId: number, word: SearchWord): Sql =>
  sql`select transaction_id from (${idsOf(accountId, word)}) ranged limit ${most + 1}`;

const countIds = async (queries: Queries, accountId: number, word: SearchWord): Promise<number> => {
  const row = await queries.first<{ readonly found: number }>(
    sql`select count(*) as found from (${fewIdsOf(accountId, word)}) few`,
  );
  return row?.found ?? 0;
};

const searched = sql`id, reference_number, customer_name, customer_email, card_last_four, authorization_code, cash_reference, amount,
  settlement_id`;

/**
 * The payments that a word may find, of those that the filters leave: those with a term of it, and those of `others`, which have no
 * terms yet. The word has to be one that few have.
 */
const candidatesOf = <Row extends object>(
  queries: Queries,
  { accountId, search, order }: Asked,
  word: SearchWord,
  { columns, others }: { readonly columns: Sql; readonly others: readonly number[] },
): Promise<Row[]> => {
  const numbers = others.length > 0 ? sql`id in (${listed(others)})` : sql`id = 0`;
  return queries.all<Row>(sql`
    select ${columns} from (
      select transaction_id from (${fewIdsOf(accountId, word)}) few
      union
      select id as transaction_id from transactions where account_id = ${accountId} and ${numbers}
    ) found
    ${leads} transactions on account_id = ${accountId} and id = found.transaction_id
    where ${conditions(accountId, search, 'byId')} order by ${orderIn(order, 'byId')}`);
};

/** The texts that a payment is found by, as they are stored. */
const plainTexts = sql`concat_ws(' ', reference_number, customer_name, customer_email, card_last_four, authorization_code, cash_reference)`;

/** What the database can tell of a word, so that fewer rows are sent; all rows where it can tell nothing. */
const plainly = ({ plain, id }: SearchWord): Sql => {
  if (!plain) return sql`1 = 1`;
  const { figures, span } = plain;
  return joined(
    [
      sql`1 = 0`,
      ...(figures ? [contains(plainTexts, sql`${figures}`)] : []),
      ...(span ? [sql`amount between ${span.least} and ${span.most}`] : []),
      ...(id === undefined ? [] : [sql`settlement_id = ${id} or id = ${id}`]),
    ],
    sql` or `,
  );
};

/** Of the payments that the filters leave, the newest where they are more than `most`: those that may match, in the asked order. */
const newestOfAll = async (
  queries: Queries,
  { accountId, search, order }: Asked,
): Promise<{ readonly rows: readonly Searched[]; readonly isPartial: boolean }> => {
  const { walk } = await walked(queries, accountId, search);
  const where = conditions(accountId, search, walk);
  const isOldestFirst = isByDate(order) && order.sortDirection === 'asc';
  const newestFirst = isOldestFirst ? {} : order;
  const mayMatch = joined(
    search.typed.words.map((word) => sql`(${plainly(word)})`),
    sql` and `,
  );
  const [rows, beyond] = await Promise.all([
    queries.all<Searched>(sql`
      select ${searched} from (
        select ${searched}, created_at, reference_key, status from transactions where account_id = ${accountId} and ${where}
        order by ${orderIn(newestFirst, walk)} limit ${most}
      ) newest where ${mayMatch} order by ${orderIn(newestFirst, 'byId')}`),
    queries.first(sql`
      select 1 as found from transactions where account_id = ${accountId} and ${where} limit 1 offset ${most}`),
  ]);
  return { rows: isOldestFirst ? rows.reverse() : rows, isPartial: beyond !== undefined };
};

/**
 * The payments of an account that have no terms yet, which a search reads one by one: the newest. Undefined if they are too many,
 * because an earlier version wrote them.
 */
const newestOf = async (queries: Queries, accountId: number): Promise<readonly Searched[] | undefined> => {
  const rows = await findWithoutTerms(queries, accountId, maxWithoutTerms + 1);
  return rows.length > maxWithoutTerms ? undefined : rows;
};

type Filled = Asked & { readonly newest: readonly Searched[] };

type Asked = { readonly accountId: number; readonly search: Typed; readonly order: TransactionOrder };

/** The numbers of the payments found, in the asked order. */
type Found = {
  readonly ids: readonly number[];
  /** The sum of their amounts. */
  readonly amount: Centavos;
  /** Whether only a part of the payments was looked at, because very many have what was typed. */
  readonly isPartial: boolean;
};

const told = sql`id, amount`;
type Told = Pick<Searched, 'id' | 'amount'>;

const foundOf = (rows: readonly Told[]): Omit<Found, 'isPartial'> => ({
  ids: rows.map(({ id }) => id),
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
});

const matching = <Row extends Searched>(rows: readonly Row[], { words }: TypedSearch): readonly Row[] =>
  rows.filter((row) => words.every(({ matches }) => matches(row)));

/** What the words of a search find, by a word that few have. */
const foundBy = async (
  queries: Queries,
  asked: Filled,
  word: SearchWord,
): Promise<Omit<Found, 'isPartial'>> => {
  const { typed } = asked.search;
  const others = matching(asked.newest, typed).map(({ id }) => id);
  // Where it is the only word, and no payment has a term of it by chance, no text has to be compared.
  const isTold = word.isExact && typed.words.length === 1;
  if (isTold) return foundOf(await candidatesOf<Told>(queries, asked, word, { columns: told, others }));
  return foundOf(
    matching(await candidatesOf<Searched>(queries, asked, word, { columns: searched, others }), typed),
  );
};

type CountedWord = { readonly word: SearchWord; readonly found: number };

/** The word that the fewest payments have, with how many have it, counted to one more than `most`. Undefined without words. */
const rarestOf = async (
  queries: Queries,
  accountId: number,
  words: readonly SearchWord[],
): Promise<CountedWord | undefined> => {
  const counted = await Promise.all(
    words.map(async (word) => ({ word, found: await countIds(queries, accountId, word) })),
  );
  return counted.reduce<CountedWord | undefined>(
    (rarest, one) => (!rarest || one.found < rarest.found ? one : rarest),
    undefined,
  );
};

/** Whether few payments have the words one after another, and the filters leave many: what decides where each word is common. */
const isRarePhrase = async (queries: Queries, { accountId, search }: Asked): Promise<boolean> => {
  const { words, phrase } = search.typed;
  if (words.length === 1) return false;
  const [counted, found] = await Promise.all([
    countInDays(queries, accountId, search.days, search.status),
    countIds(queries, accountId, phrase),
  ]);
  return counted.total > most && found > 0 && found <= most;
};

/**
 * Finds the payments that have every typed word, of those that the filters leave. A word that few have leads to all of them. Where
 * each word alone is common, the words one after another may be rare; else the newest are looked at, and that is all of them where
 * the filters leave few.
 */
export const findTyped = async (queries: Queries, asked: Asked): Promise<Found> => {
  const { accountId, search } = asked;
  const { typed } = search;
  if (findsNothing(search)) return { ids: [], amount: 0, isPartial: false };
  // What does not need the answer of another read is asked for with it: a round trip to PostgreSQL costs as much as a small read.
  const [newest, rarest, isByPhrase] = await Promise.all([
    newestOf(queries, accountId),
    rarestOf(queries, accountId, typed.words),
    isRarePhrase(queries, asked),
  ]);
  if (newest && rarest && rarest.found <= most)
    return { ...(await foundBy(queries, { ...asked, newest }, rarest.word)), isPartial: false };
  if (newest && isByPhrase)
    return { ...(await foundBy(queries, { ...asked, newest }, typed.phrase)), isPartial: true };
  const { rows, isPartial } = await newestOfAll(queries, asked);
  return { ...foundOf(matching(rows, typed)), isPartial };
};

/** One page of what was found. */
export const findTypedPage = async (
  queries: Queries,
  accountId: number,
  { ids }: Found,
  { offset, rows }: Page,
): Promise<readonly TransactionRow[]> => {
  const wanted = ids.slice(offset, offset + rows);
  if (wanted.length === 0) return [];
  const found = await queries.all<TransactionRow>(
    sql`select * from transactions where account_id = ${accountId} and id in (${listed(wanted)})`,
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
};

/** The conditions of a report, which takes its time: all payments with what was typed, not only those that a page looks at. */
export const typedConditions = async (queries: Queries, asked: Asked): Promise<readonly Sql[]> => {
  const { accountId, search } = asked;
  const { ids, isPartial } = await findTyped(queries, asked);
  const newest = isPartial ? await newestOf(queries, accountId) : undefined;
  if (newest)
    return search.typed.words.map((word) => {
      const ids = newest.filter(word.matches).map(({ id }) => id);
      return ids.length === 0
        ? sql`id in (${idsOf(accountId, word)})`
        : sql`(id in (${idsOf(accountId, word)}) or id in (${listed(ids)}))`;
    });
  return ids.length === 0 ? [sql`1 = 0`] : [sql`id in (${listed(ids)})`];
};
