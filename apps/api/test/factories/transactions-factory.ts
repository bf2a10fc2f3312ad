import type { TransactionMove } from '@pasarela/contracts/statuses/transaction-moves';
import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { openCheckout } from '#core/checkouts/hosted-pages.ts';
import { beginTransaction, type NewTransaction } from '#core/transactions/transaction-life.ts';
import type { TestApp } from '../build-test-app.ts';
import { rowOf } from '../table-rows.ts';
import { newReference } from './payments-factory.ts';
import { writeContext } from './write-context-factory.ts';

/** The moves that lead to each status. */
const ways: Readonly<Record<TransactionStatus, readonly TransactionMove[]>> = {
  1: [],
  2: ['pay'],
  3: ['decline'],
  4: ['leave'],
  5: ['awaitCash'],
  6: ['expire'],
  7: ['review'],
  8: ['authorize'],
  9: ['authorize', 'reverse'],
  10: ['abandon'],
  11: ['decline', 'replace'],
  12: ['pay', 'refundAll'],
  13: ['authorize', 'expireAuthorization'],
  14: ['awaitCash', 'expireCash'],
  15: ['cancel'],
  16: ['pay', 'refundPart'],
  17: ['pay', 'openChargeback'],
  18: ['pay', 'openChargeback', 'loseChargeback'],
};

let pages = 0;

/** Statuses that end automatically within a day, so their transactions are created now, by the account's clock. */
const fleeting: readonly TransactionStatus[] = [1, 7];

const refunded: Readonly<Partial<Record<TransactionStatus, number>>> = { 12: 10_000, 16: 4_000 };

export type MadeTransaction = {
  readonly id: number;
  readonly code: string;
  readonly referenceNumber: string;
  /** The token of its hosted page. */
  readonly checkoutToken: string;
};

const usualTime = async ({ database, time }: TestApp, accountId: number, status: TransactionStatus) => {
  if (!fleeting.includes(status)) return new Date(time.now - 3 * 86_400_000);
  const { clockOffset } = await rowOf(database.read, 'account_states', { accountId });
  return new Date(time.now + clockOffset);
};

/** Creates a transaction of 100.00 in a status by the moves that lead to it; by default three days ago in real time. */
export const createTransaction = async (
  app: TestApp,
  accountId: number,
  status: TransactionStatus,
  changes: Partial<NewTransaction> = {},
  given?: Date,
): Promise<MadeTransaction> => {
  const now = given ?? (await usualTime(app, accountId, status));
  const referenceNumber = changes.referenceNumber ?? newReference();
  pages += 1;
  const checkoutToken = `chk_${String(pages).padStart(20, '0')}`;
  const paid = ways[status].some((move) => move === 'pay');
  const draft: NewTransaction = {
    code: `trx_${referenceNumber}`,
    referenceNumber,
    amount: 10_000,
    refundedAmount: refunded[status] ?? 0,
    currency: 'MXN',
    paymentMethod: 8,
    customerName: 'Ana López',
    customerEmail: 'ana.lopez@example.com',
    paidAt: paid ? now : null,
    checkoutToken,
    ...changes,
  };
  const { id } = await app.database.unit({ outside: 'installation' }, async (unit) => {
    const context = writeContext(app, unit, accountId, { now, site: 'http://localhost' });
    const row = await beginTransaction(
      context,
      draft,
      ways[status].map((move) => ({ move })),
    );
    // The page is opened today at the earliest, however old its transaction is.
    const opened = new Date(Math.max(now.getTime(), app.time.now));
    return openCheckout({ ...context, now: opened }, row, { kind: 'web' });
  });
  return { id, code: draft.code, referenceNumber, checkoutToken };
};
