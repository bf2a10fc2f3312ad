import { limits } from '@pasarela/contracts/limits/limits';
import { toAmount } from '@pasarela/contracts/money/money';
import {
  allPaymentsMade,
  type SubscriptionStatus,
  subscriptionStatuses,
  subscriptionStatusOf,
} from '@pasarela/contracts/subscriptions/subscription-status';
import type { SubscriptionEventData } from '@pasarela/contracts/webhooks/subscription-event-schema';
import type { SubscriptionEventType } from '@pasarela/contracts/webhooks/webhook-events';
import type { WriteContext } from '#core/account/write-context.ts';
import { type ShownCard, shownCardById } from '#core/cards/kept-cards.ts';
import { findResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { chosenDelivery } from '#core/outbox/webhooks/scenario-deliveries.ts';
import { enqueueSubscriptionEvent } from '#core/outbox/webhooks/webhook-outbox.ts';
import { declineReasonOfRow, reasonInWords } from '#core/transactions/transaction-fields.ts';
import type { SubscriptionRow, TransactionRow } from '#generated/stored-tables.ts';
import { frequencyOf } from './subscription-schedule.ts';
import { findSubscription } from './subscriptions-repository.ts';

const endOf = (status: SubscriptionStatus): SubscriptionEventData['endedAs'] =>
  status === 'canceled' || status === 'completed' ? status : null;

/** The reason in words, in Spanish as everything that webhooks say: of the end, or of the declined charge. */
const reasonOf = (
  row: SubscriptionRow,
  status: SubscriptionStatus,
  transaction: TransactionRow | undefined,
): string | null => {
  if (status === 'completed') return allPaymentsMade.es;
  if (status === 'canceled') return row.endReason;
  return reasonInWords(transaction?.declineReason ?? null, 'es');
};

const eventData = (
  row: SubscriptionRow,
  card: ShownCard,
  transaction: TransactionRow | undefined,
): SubscriptionEventData => {
  const status = subscriptionStatusOf(row.status);
  return {
    subscriptionId: String(row.id),
    referenceNumber: row.referenceNumber,
    status: subscriptionStatuses[status].name,
    endedAs: endOf(status),
    frequency: frequencyOf(row),
    amount: toAmount(row.amount),
    currency: row.currency,
    numberOfPayments: row.numberOfPays ?? 0,
    paymentsMade: row.paymentsMade,
    totalCharged: toAmount(row.totalCharged),
    remainingAttempts: limits.collectionAttempts - row.attemptNumber,
    nextPaymentDate: row.nextPaymentAt?.toISOString() ?? null,
    declineReason: transaction ? declineReasonOfRow(transaction) : null,
    reason: reasonOf(row, status, transaction),
    transactionNumber: transaction ? String(transaction.id) : null,
    card: { brand: card.brand, lastFour: card.lastFour },
  };
};

/**
 * Queues the webhooks of changes of a subscription, in the unit that makes them. Call it after the changes are written, because each webhook
 * holds the subscription as it is at that moment. `transaction`: the payment that the changes came with.
 */
export const notifyOfSubscription = async (
  { unit, accountId, actor, now, realNow }: WriteContext,
  subscriptionId: number,
  events: readonly SubscriptionEventType[],
  transaction?: TransactionRow,
): Promise<void> => {
  if (events.length === 0) return;
  const addresses = await findResultAddresses(unit, accountId);
  if (!addresses?.urlResponseDefault) return;
  const row = await findSubscription(unit, accountId, subscriptionId);
  if (!row) throw new Error(`no subscription ${subscriptionId}`);
  const data = eventData(row, await shownCardById(unit, accountId, row.cardTokenId), transaction);
  for (const event of events)
    await enqueueSubscriptionEvent(
      unit,
      addresses,
      {
        accountId,
        subscriptionId,
        event,
        occurredAt: now,
        createdAt: realNow,
        chosen: chosenDelivery(actor),
      },
      () => data,
    );
};

/** Queues what is told of a subscription that began with this transaction; one of a single payment has ended with it. */
export const notifyOfStart = async (
  context: WriteContext,
  subscriptionId: number,
  transaction: TransactionRow,
): Promise<void> => {
  const { unit, accountId } = context;
  const row = await findSubscription(unit, accountId, subscriptionId);
  const ended = row?.status === 'completed' ? (['subscription.ended'] as const) : [];
  await notifyOfSubscription(context, subscriptionId, ['subscription.created', ...ended], transaction);
};
