import type { WriteContext } from '#core/account/write-context.ts';
import { beginTransaction, replaceTransaction } from '#core/transactions/transaction-life.ts';
import { processWithoutCard, writeProcess } from '#core/transactions/transaction-process.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import { showAttempt } from './checkout-address.ts';
import { openAttempts } from './open-attempts.ts';

type Ending = { readonly failed: TransactionRow; readonly reason: string };

/**
 * Closes a page that is still open after an attempt that failed. A failed attempt stays what it is, so a last one takes its place and
 * is canceled: by it the payer, the merchant's server and the timeline are told. Undefined where the page is not open.
 */
export const endOpenPage = async (
  context: WriteContext,
  { failed, reason }: Ending,
): Promise<TransactionRow | undefined> => {
  const { unit, accountId, identifiers, now } = context;
  const open = await openAttempts(unit, accountId, [failed], now);
  if (!open.has(failed.id)) return undefined;
  const row = await beginTransaction(
    context,
    {
      code: identifiers.transactionCode(),
      referenceNumber: failed.referenceNumber,
      amount: failed.amount,
      currency: failed.currency,
      customerName: failed.customerName,
      customerEmail: failed.customerEmail,
      customerPhone: failed.customerPhone,
      description: failed.description,
      details: failed.details,
      checkoutToken: failed.checkoutToken,
      process: writeProcess(processWithoutCard(failed)),
    },
    [{ move: 'cancel', reason }],
  );
  await showAttempt(unit, row);
  await replaceTransaction(context, failed, row);
  return row;
};
