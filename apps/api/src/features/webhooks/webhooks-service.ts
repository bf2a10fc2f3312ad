import { currency } from '@pasarela/contracts/money/money';
import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import type { PaymentAnswer } from '@pasarela/contracts/payments/payment-answer-schema';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { subscriptionEventSample } from '@pasarela/contracts/webhooks/subscription-event-sample';
import { sampleStatuses } from '@pasarela/contracts/webhooks/webhook-events';
import type {
  ListWebhooks,
  SendSample,
  WebhookDetail,
  WebhookRow,
} from '@pasarela/contracts/webhooks/webhook-schema';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { findResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { type KnownAddresses, laneOf, nextAddressOf } from '#core/outbox/webhooks/result-addresses.ts';
import { requeueMessage } from '#core/outbox/webhooks/webhook-messages-repository.ts';
import { enqueueResult, enqueueSubscriptionEvent } from '#core/outbox/webhooks/webhook-outbox.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { totalsOf } from '#http/list-page.ts';
import { toWebhookDetail, toWebhookRow } from './webhooks-mapper.ts';
import { countMessages, findAttempts, findMessage, findMessages } from './webhooks-repository.ts';

type SampleStatus = (typeof sampleStatuses)[keyof typeof sampleStatuses];

const card = { brand: 'Visa', cardType: '001', firstSix: '424242', lastFour: '4242' } as const;
const declined = 'insufficient_funds' satisfies keyof typeof declineReasons;

const particulars = {
  2: { idPaymentMethod: 8, card, authorizationCode: '482913' },
  3: { idPaymentMethod: 8, card, declineReason: declined, message: declineReasons[declined].es },
  5: { idPaymentMethod: 5, cashReference: '93000123456789' },
} as const satisfies Record<SampleStatus, Partial<PaymentAnswer>>;

/** Builds a sample result of the given status. It belongs to no transaction, so its transaction number is 0. */
export const sampleResult = (status: SampleStatus, now: Date): PaymentAnswer => {
  const { name, responseCode, meaning } = transactionStatuses[status];
  const date = now.toISOString();
  return {
    responseCode,
    status: name,
    message: meaning.es,
    transactionNumber: '0',
    transactionCode: 'trx_muestra',
    referenceNumber: 'MUESTRA-1',
    amount: 350.5,
    refundedAmount: 0,
    authorizedAmount: null,
    currency,
    date,
    paymentDate: status === 2 ? date : null,
    authorizationCode: null,
    declineReason: null,
    fraudRule: null,
    card: null,
    installments: null,
    cashReference: null,
    cashDueDate: status === 5 ? new Date(now.getTime() + 3 * 86_400_000).toISOString() : null,
    customerCardIdentifier: null,
    subscriptionId: null,
    replacedBy: null,
    url: null,
    ...particulars[status],
  };
};

type Occurrence = { readonly accountId: number; readonly occurredAt: Date; readonly createdAt: Date };

/** Queues a sample; returns its id, or undefined if the account has no address for it. */
const enqueueSample = (
  unit: Unit,
  addresses: KnownAddresses | undefined,
  occurrence: Occurrence,
  { Property, Event: event }: SendSample,
): Promise<number | undefined> => {
  const { occurredAt } = occurrence;
  if (event)
    return enqueueSubscriptionEvent(unit, addresses, { ...occurrence, subscriptionId: null, event }, () =>
      subscriptionEventSample(event, occurredAt.getTime()),
    );
  const status = sampleStatuses[Property];
  return enqueueResult(unit, addresses, { ...occurrence, transactionId: null, status }, () =>
    sampleResult(status, occurredAt),
  );
};

/** The outgoing results as the merchant sees them: list, detail, resend and sample. */
export const createWebhooksService = (dependencies: Dependencies) => {
  const { database, clock } = dependencies;

  const detail = async (queries: Queries, accountId: number, id: number): Promise<WebhookDetail> => {
    const row = await findMessage(queries, accountId, id);
    if (!row) throw new Refusal('webhook_not_found');
    return toWebhookDetail(row, await findAttempts(queries, accountId, id));
  };

  return {
    list: async (account: CallAccount, search: ListWebhooks): Promise<WebhookRow[]> => {
      const rows = await findMessages(database.read, account.id, search);
      const totals = totalsOf(await countMessages(database.read, account.id, search), search.rowsOfPage);
      return rows.map((row) => toWebhookRow(row, totals));
    },

    read: (account: CallAccount, id: number): Promise<WebhookDetail> => detail(database.read, account.id, id),

    /** Sends the same message again, to the current address for results of its status. */
    resend: (account: CallAccount, id: number): Promise<WebhookDetail> =>
      database.unit({ account: account.id }, async (unit) => {
        const row = await findMessage(unit, account.id, id);
        if (!row) throw new Refusal('webhook_not_found');
        const addresses = await findResultAddresses(unit, account.id);
        const url = addresses ? nextAddressOf(addresses, row) : row.url;
        await requeueMessage(
          unit,
          { accountId: account.id, id },
          {
            url,
            lane: laneOf(account.id, url, addresses?.inbox ?? ''),
            now: new Date(clock.now()),
          },
        );
        return detail(unit, account.id, id);
      }),

    sample: (account: CallAccount, actor: Actor, wanted: SendSample): Promise<WebhookDetail> =>
      database.unit({ account: account.id }, async (unit) => {
        const { now, realNow } = await beginWrite(unit, dependencies, account.id, actor);
        const addresses = await findResultAddresses(unit, account.id);
        const occurrence = { accountId: account.id, occurredAt: now, createdAt: realNow };
        const id = await enqueueSample(unit, addresses, occurrence, wanted);
        if (id === undefined) throw new Refusal('webhook_url_missing');
        return detail(unit, account.id, id);
      }),
  };
};

export type WebhooksService = ReturnType<typeof createWebhooksService>;
