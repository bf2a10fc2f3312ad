import { type CheckoutAttempt, isOpenCheckout } from '@pasarela/contracts/checkouts/checkout-kinds';
import type { Queries } from '#database/queries.ts';
import type { CheckoutRow, TransactionRow } from '#generated/stored-tables.ts';
import { attemptOf } from './checkout-attempt.ts';
import { findCheckouts } from './checkouts-repository.ts';

/** The number of pages that are looked up in one statement. */
const lookedForAtOnce = 200;

const pagesOf = async (
  queries: Queries,
  accountId: number,
  attempts: readonly TransactionRow[],
): Promise<ReadonlyMap<string, CheckoutRow>> => {
  const tokens = attempts.flatMap(({ checkoutToken }) => (checkoutToken === null ? [] : [checkoutToken]));
  const pages = new Map<string, CheckoutRow>();
  for (let from = 0; from < tokens.length; from += lookedForAtOnce)
    for (const page of await findCheckouts(queries, accountId, tokens.slice(from, from + lookedForAtOnce)))
      pages.set(page.token, page);
  return pages;
};

/** The hosted pages of those attempts that are the newest on their page, by transaction number. */
export const shownAttempts = async (
  queries: Queries,
  accountId: number,
  attempts: readonly TransactionRow[],
): Promise<ReadonlyMap<number, CheckoutAttempt>> => {
  const pages = await pagesOf(queries, accountId, attempts);
  const shown = new Map<number, CheckoutAttempt>();
  for (const row of attempts) {
    const page = pages.get(row.checkoutToken ?? '');
    if (page?.transactionId === row.id) shown.set(row.id, attemptOf(page, row));
  }
  return shown;
};

/** Those of the attempts whose hosted page still accepts payments, by transaction number. */
export const openAttempts = async (
  queries: Queries,
  accountId: number,
  attempts: readonly TransactionRow[],
  now: Date,
): Promise<ReadonlyMap<number, CheckoutAttempt>> =>
  new Map(
    [...(await shownAttempts(queries, accountId, attempts))].filter(([, attempt]) =>
      isOpenCheckout(attempt, now),
    ),
  );
