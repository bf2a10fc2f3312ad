import type { DueWorkHandlers } from '#core/due-work/due-work.ts';
import { settle } from '#core/ledger/settlements.ts';
import { sendLateWebhook } from '#core/outbox/webhooks/scenario-deliveries.ts';
import { transactionsDueWork } from '#core/transactions/transactions-due-work.ts';
import { chargebacksDueWork } from '#features/chargebacks/chargebacks-due-work.ts';
import { makePartLinks } from '#features/payment-links/link-parts.ts';
import { collect, reprocess } from '#features/subscriptions/collection.ts';

/** The handler of each kind of due work. A kind without a handler does not compile. */
export const dueWorkHandlers: DueWorkHandlers = {
  ...transactionsDueWork,
  ...chargebacksDueWork,
  collect,
  reprocess,
  makeLinks: makePartLinks,
  sendLateWebhook,
  settle: ({ unit, accountId, now }) => settle(unit, accountId, now),
};
