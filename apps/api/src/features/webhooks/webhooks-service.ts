import { resultSample } from '@pasarela/contracts/webhooks/result-sample';
import { subscriptionEventSample } from '@pasarela/contracts/webhooks/subscription-event-sample';
import {
  isSubscriptionEvent,
  sampleStatuses,
  statusOfEvent,
} from '@pasarela/contracts/webhooks/webhook-events';
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

type Occurrence = { readonly accountId: number; readonly occurredAt: Date; readonly createdAt: Date };

/** Queues a sample; returns its id, or undefined if the account has no address for it. */
const enqueueSample = (
  unit: Unit,
  addresses: KnownAddresses | undefined,
  occurrence: Occurrence,
  { Property, Event: event }: SendSample,
): Promise<number | undefined> => {
  const { occurredAt } = occurrence;
  if (isSubscriptionEvent(event))
    return enqueueSubscriptionEvent(unit, addresses, { ...occurrence, subscriptionId: null, event }, () =>
      subscriptionEventSample(event, occurredAt.getTime()),
    );
  const status = (event && statusOfEvent(event)) ?? sampleStatuses[Property];
  return enqueueResult(unit, addresses, { ...occurrence, transactionId: null, status }, () =>
    resultSample(status, occurredAt.getTime()),
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
