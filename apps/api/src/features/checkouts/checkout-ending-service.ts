import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import {
  beginTransaction,
  type Moment,
  replaceTransaction,
} from '#features/transactions/transaction-life-service.ts';
import { processWithoutCard, writeProcess } from '#features/transactions/transaction-process-service.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { showAttempt } from './checkout-address-service.ts';
import { openAttempts } from './open-attempts-service.ts';

type Ending = { readonly failed: TransactionRow; readonly reason: string };

/**
 * Closes a page that is still open after an attempt that failed. A failed attempt stays what it is, so a last one takes its place and
 * is canceled: by it the payer, the merchant's server and the timeline are told. Undefined where the page is not open.
 */
export const endOpenPage = async (
  unit: Unit,
  moment: Moment,
  identifiers: Identifiers,
  { failed, reason }: Ending,
): Promise<TransactionRow | undefined> => {
  const open = await openAttempts(unit, moment.accountId, [failed], moment.now);
  if (!open.has(failed.id)) return undefined;
  const row = await beginTransaction(
    unit,
    moment,
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
  await replaceTransaction(unit, moment, failed, row);
  return row;
};
