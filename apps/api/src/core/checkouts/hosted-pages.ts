import {
  type CheckoutAttempt,
  type CheckoutKind,
  isCheckoutKind,
  isOpenCheckout,
} from '@pasarela/contracts/checkouts/checkout-kinds';
import { limits } from '@pasarela/contracts/limits/limits';
import type { WriteContext } from '#core/account/write-context.ts';
import { statusOf } from '#core/transactions/transaction-fields.ts';
import type { Queries, Unit } from '#database/queries.ts';
import type { CheckoutRow, TransactionRow } from '#generated/stored-tables.ts';
import { findCheckouts, insertCheckout, pointCheckout } from './checkouts-repository.ts';

type NewPage = {
  readonly kind: CheckoutKind;
  /** When a payment link expires. Other kinds have their own expiry. */
  readonly until?: Date;
  /** Where the page returns its payer. */
  readonly returnUrl?: string | null | undefined;
};

/** Creates the hosted page of a payment. */
export const openCheckout = async (
  { unit, accountId, now }: WriteContext,
  row: TransactionRow,
  { kind, until, returnUrl = null }: NewPage,
): Promise<TransactionRow> => {
  if (row.checkoutToken === null) throw new Error(`transaction ${row.id} has no page`);
  const life = kind === 'web' ? new Date(now.getTime() + limits.checkoutLife) : null;
  await insertCheckout(unit, {
    token: row.checkoutToken,
    accountId,
    kind,
    transactionId: row.id,
    expiresAt: until ?? life,
    returnUrl,
    createdAt: now,
  });
  return row;
};

/** Makes the hosted page show this transaction, its newest attempt. */
export const showAttempt = async (
  unit: Unit,
  { accountId, id, checkoutToken }: TransactionRow,
): Promise<void> => {
  if (checkoutToken !== null) await pointCheckout(unit, accountId, checkoutToken, id);
};

/** A hosted page and the status of its newest attempt, in the form that the contract's rules use. */
export const attemptOf = (
  { kind, expiresAt }: CheckoutRow,
  { status }: Pick<TransactionRow, 'status'>,
): CheckoutAttempt => {
  if (!isCheckoutKind(kind)) throw new Error(`unknown kind of checkout: ${kind}`);
  return { kind, statusId: statusOf(status), expiresAt };
};

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
