import { limits } from '@pasarela/contracts/limits/limits';
import type { Centavos } from '@pasarela/contracts/money/money';
import type { Queries } from '#database/queries.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { type Page, refuseLongSort } from '#http/list-page.ts';
import type { TransactionSearch } from './transaction-filter.ts';
import {
  countMatches,
  findPage,
  findQuickPage,
  isByDate,
  sumMatches,
  type TransactionOrder,
  walked,
} from './transactions-list-repository.ts';
import { findTyped, findTypedPage, isTyped } from './transactions-typed-repository.ts';

/** A page of the list, and how many transactions were found. */
type Shown = {
  readonly rows: readonly TransactionRow[];
  readonly total: number;
  /** The sum of their amounts; undefined where it is not known. */
  readonly amount: Centavos | undefined;
  /** Whether only the newest were looked at: very many have what was typed. */
  readonly isPartial: boolean;
};

/** Reads a page of the transactions that match the filters and what was typed. */
export const shownPage = async (
  queries: Queries,
  accountId: number,
  search: TransactionSearch,
  page: Page & { readonly order: TransactionOrder },
): Promise<Shown> => {
  const { order } = page;
  if (!isTyped(search)) {
    const found = await walked(queries, accountId, search);
    const [counted, quick] = await Promise.all([
      countMatches(queries, found),
      findQuickPage(queries, found, page),
    ]);
    refuseLongSort(order, 'date', counted.total);
    const beyond = page.offset >= counted.total ? [] : undefined;
    const [rows, amount] = await Promise.all([
      quick ?? beyond ?? findPage(queries, found, page),
      sumMatches(queries, found, counted),
    ]);
    return { rows, total: counted.total, amount, isPartial: false };
  }
  const found = await findTyped(queries, { accountId, search, order });
  if (found.isPartial && !isByDate(order)) {
    const { total } = await countMatches(queries, await walked(queries, accountId, search));
    refuseLongSort(order, 'date', total, limits.searchedRows);
  }
  return {
    rows: await findTypedPage(queries, accountId, found, page),
    total: found.ids.length,
    amount: found.isPartial ? undefined : found.amount,
    isPartial: found.isPartial,
  };
};
