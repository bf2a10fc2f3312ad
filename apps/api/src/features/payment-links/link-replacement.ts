import type { CheckoutAttempt } from '@pasarela/contracts/checkouts/checkout-kinds';
import { toAmount } from '@pasarela/contracts/money/money';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { z } from 'zod';
import { openAttempts } from '#core/checkouts/hosted-pages.ts';
import { attemptsOf } from '#core/transactions/transaction-lookup.ts';
import type { Queries } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';

/** Payments that can still be paid, by transaction id. */
type Open = ReadonlyMap<number, CheckoutAttempt>;

/** The ids of the payments that the caller agrees to replace; undefined means that all may be replaced. */
export type Agreed = ReadonlySet<number> | undefined;

export const agreedOf = (replaces: readonly number[] | undefined): Agreed => replaces && new Set(replaces);

/** Parses the form field, a JSON array of transaction ids. */
export const agreedOfText = (text: string | undefined): Agreed =>
  agreedOf(text === undefined ? undefined : z.array(z.int()).parse(JSON.parse(text)));

/** Returns the open payments that a link would replace without the caller's agreement. */
export const unagreed = (
  attempts: readonly TransactionRow[],
  open: Open,
  agreed: Agreed,
): readonly TransactionRow[] =>
  agreed === undefined ? [] : attempts.filter(({ id }) => open.has(id) && !agreed.has(id));

/** Maps such a payment to a problem of the refusal. */
export const unagreedProblem = ({ id, customerEmail }: TransactionRow) =>
  ({
    code: 'replaces_open_payment',
    values: { transactionNumber: String(id), email: customerEmail },
  }) as const;

/** Refuses a link that would replace an open payment without the caller's agreement. */
export const refuseUnagreed = (attempts: readonly TransactionRow[], open: Open, agreed: Agreed): void => {
  const found = unagreed(attempts, open, agreed);
  if (found.length > 0)
    throw new Refusal(
      'open_payments_replaced',
      { problems: found.length },
      found.map((row, index) => ({ field: `replaces.${index}`, ...unagreedProblem(row) })),
    );
};

const openPayment = (row: TransactionRow, { kind }: CheckoutAttempt): OpenPayment => ({
  idTransaction: row.id,
  referenceNumber: row.referenceNumber,
  email: row.customerEmail,
  amount: toAmount(row.amount),
  currency: row.currency,
  kind: kind === 'link' ? 'link' : 'form',
});

/** Returns the open payments that links with these references would replace. */
export const openPaymentsOf = async (
  queries: Queries,
  accountId: number,
  references: readonly string[],
  now: Date,
): Promise<OpenPayment[]> => {
  const attempts = [...(await attemptsOf(queries, accountId, [...new Set(references)])).values()].flat();
  const open = await openAttempts(queries, accountId, attempts, now);
  return attempts.flatMap((row) => {
    const page = open.get(row.id);
    return page ? [openPayment(row, page)] : [];
  });
};
