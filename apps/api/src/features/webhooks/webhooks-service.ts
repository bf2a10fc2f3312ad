import { type ResultDestination, sampleStatuses } from '@pasarela/contracts/webhooks/webhook-events';
import type { ListWebhooks, WebhookDetail, WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { findResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { laneOf, nextAddressOf } from '#core/outbox/webhooks/result-addresses.ts';
import { requeueMessage } from '#core/outbox/webhooks/webhook-messages-repository.ts';
import { enqueueResult } from '#core/outbox/webhooks/webhook-outbox.ts';
import type { Queries } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import { sampleResult } from './sample-result.ts';
import { totalOf, toWebhookDetail, toWebhookRow } from './webhooks-mapper.ts';
import { countMessages, findAttempts, findMessage, findMessages } from './webhooks-repository.ts';

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
      const total = totalOf(await countMessages(database.read, account.id, search), search.rowsOfPage);
      return rows.map((row) => toWebhookRow(row, total));
    },

    read: (account: CallAccount, id: number): Promise<WebhookDetail> => detail(database.read, account.id, id),

    /** Sends the same message again, to the current address for results of its status. */
    resend: (account: CallAccount, id: number): Promise<WebhookDetail> =>
      database.unit({ account: account.id }, async (unit) => {
        const { statusId: status, url: sentTo } = await detail(unit, account.id, id);
        const addresses = await findResultAddresses(unit, account.id);
        const url = addresses ? nextAddressOf(addresses, { status, url: sentTo }) : sentTo;
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

    sample: (account: CallAccount, actor: Actor, destination: ResultDestination): Promise<WebhookDetail> =>
      database.unit({ account: account.id }, async (unit) => {
        const { now, realNow } = await beginWrite(unit, dependencies, account.id, actor);
        const status = sampleStatuses[destination];
        const id = await enqueueResult(
          unit,
          await findResultAddresses(unit, account.id),
          { accountId: account.id, transactionId: null, status, occurredAt: now, createdAt: realNow },
          () => sampleResult(status, now),
        );
        if (id === undefined) throw new Refusal('webhook_url_missing');
        return detail(unit, account.id, id);
      }),
  };
};

export type WebhooksService = ReturnType<typeof createWebhooksService>;
