import type { CheckoutAttempt } from '@pasarela/contracts/checkouts/checkout-kinds';
import { toAmount } from '@pasarela/contracts/money';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { z } from 'zod';
import { openAttempts } from '#core/checkouts/open-attempts.ts';
import { attemptsOf } from '#core/transactions/transaction-lookup.ts';
import type { Queries } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';

/** Payments that can still be made, by their numbers. */
type Open = ReadonlyMap<number, CheckoutAttempt>;

/** What a call agrees to replace; undefined where it does not say, and replaces without asking. */
export type Agreed = ReadonlySet<number> | undefined;

export const agreedOf = (replaces: readonly number[] | undefined): Agreed => replaces && new Set(replaces);

/** As the field of a form writes it. */
export const agreedOfText = (text: string | undefined): Agreed =>
  agreedOf(text === undefined ? undefined : z.array(z.int()).parse(JSON.parse(text)));

/** The open payments that a link with a reference would replace, and that its call does not agree to replace. */
export const unagreed = (
  attempts: readonly TransactionRow[],
  open: Open,
  agreed: Agreed,
): readonly TransactionRow[] =>
  agreed === undefined ? [] : attempts.filter(({ id }) => open.has(id) && !agreed.has(id));

/** How a call is told of one of them. */
export const unagreedProblem = ({ id, customerEmail }: TransactionRow) =>
  ({
    code: 'replaces_open_payment',
    values: { transactionNumber: String(id), email: customerEmail },
  }) as const;

/** Refuses a link that would replace an open payment which its maker has not seen. */
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

/** The open payments that links with some references would replace. */
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
