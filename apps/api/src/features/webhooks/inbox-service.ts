import type { InboxRow, ListInbox } from '@pasarela/contracts/webhooks/webhook-schema';
import type { CallAccount } from '#core/account/caller.ts';
import { refuseProduction } from '#core/account/refuse-production.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { createInbox, type Received } from '#core/outbox/webhooks/inbox.ts';
import {
  countInboxMessages,
  deleteInboxMessages,
  findInboxMessages,
} from '#core/outbox/webhooks/inbox-repository.ts';
import { Refusal } from '#errors/refusal.ts';
import { pageOf, totalsOf } from '#http/list-page.ts';
import { toInboxRow } from './webhooks-mapper.ts';

/** The test inbox of an account: the merchant reads it, and anyone who knows its address can post to it. */
export const createInboxService = (dependencies: Dependencies) => {
  const { database } = dependencies;
  const inbox = createInbox(dependencies);
  return {
    list: async (
      account: CallAccount,
      { pageNumber, rowsOfPage, ...order }: ListInbox,
    ): Promise<InboxRow[]> => {
      refuseProduction(account);
      const page = pageOf(pageNumber, rowsOfPage);
      const totals = totalsOf(await countInboxMessages(database.read, account.id), rowsOfPage);
      const messages = await findInboxMessages(database.read, account.id, page, order);
      return messages.map((row) => toInboxRow(row, totals));
    },

    clear: async (account: CallAccount): Promise<{ readonly removed: number }> => {
      refuseProduction(account);
      return {
        removed: await database.unit({ account: account.id }, (unit) =>
          deleteInboxMessages(unit, account.id),
        ),
      };
    },

    receive: async (
      name: string,
      given: Readonly<Record<string, string | string[] | undefined>>,
      body: string,
    ): Promise<Received> => {
      const headers = Object.fromEntries(
        Object.entries(given).flatMap(([header, value]) =>
          value === undefined ? [] : [[header, Array.isArray(value) ? value.join(', ') : value]],
        ),
      );
      const received = await inbox.receive(name, { headers, body });
      if (!received) throw new Refusal('inbox_not_found');
      return received;
    },
  };
};

export type InboxService = ReturnType<typeof createInboxService>;
