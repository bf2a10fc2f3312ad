import { expect } from 'vitest';
import { sql } from '#database/sql.ts';
import type { ChargebackRow, SubscriptionRow, TransactionRow } from '#generated/stored-tables.ts';
import type { HistoryWorld } from './history-world.ts';
import { holds, type Model } from './model-state.ts';

/** What is stored is what the model says, row by row. */
export const expectModel = async ({ database }: HistoryWorld, model: Model): Promise<void> => {
  const rows = await database.read.all<TransactionRow>(sql`select * from transactions order by id`);
  expect(
    rows.map((row) => ({
      id: row.id,
      status: row.status,
      reference: row.referenceNumber,
      held: row.heldReference,
      amount: row.amount,
      authorized: row.authorizedAmount,
      refunded: row.refundedAmount,
      method: row.paymentMethod,
      months: row.installments,
      createdAt: row.createdAt.getTime(),
      paidAt: row.paidAt?.getTime() ?? null,
      replacedBy: row.replacedById,
      beforeDispute: row.statusBeforeDispute,
      subscription: row.subscriptionId,
      paymentNumber: row.paymentNumber,
    })),
  ).toEqual(
    model.transactions.map((row) => ({
      id: row.id,
      status: row.status,
      reference: row.reference,
      held: holds(row) ? row.reference : null,
      amount: row.amount,
      authorized: row.authorized,
      refunded: row.refunded,
      method: row.method,
      months: row.months,
      createdAt: row.createdAt,
      paidAt: row.paidAt,
      replacedBy: row.replacedBy,
      beforeDispute: row.beforeDispute,
      subscription: row.subscription,
      paymentNumber: row.paymentNumber,
    })),
  );
  const subscriptions = await database.read.all<SubscriptionRow>(
    sql`select * from subscriptions order by id`,
  );
  expect(
    subscriptions.map(({ id, status, nextPaymentAt, paymentsMade, totalCharged, attemptNumber }) => ({
      id,
      status,
      next: nextPaymentAt?.getTime() ?? null,
      payments: paymentsMade,
      charged: totalCharged,
      failures: attemptNumber,
    })),
  ).toEqual(
    model.subscriptions.map(({ id, status, next, payments, plan, failures }) => ({
      id,
      status,
      next,
      payments,
      charged: payments * plan.amount,
      failures,
    })),
  );
  const chargebacks = await database.read.all<ChargebackRow>(sql`select * from chargebacks order by id`);
  expect(
    chargebacks.map(({ transactionId, amount, openedAt, outcome, decidedAt }) => ({
      transaction: transactionId,
      amount,
      openedAt: openedAt.getTime(),
      lostAt: outcome === 'lost' ? decidedAt?.getTime() : null,
    })),
  ).toEqual(model.chargebacks);
};
