import { limits } from '@pasarela/contracts/limits';
import type { Dependencies } from '#http/dependencies.ts';
import { openWebhookSecret } from './account-settings.ts';
import { deleteOlderMessages, findInbox, insertInboxMessage } from './inbox-repository.ts';
import { isSigned } from './webhook-signature.ts';

const inboxPath = '/api/sandbox/inbox/';

/** The address of an inbox in a deployment. */
export const inboxUrl = (site: string, inbox: string): string => `${site}${inboxPath}${inbox}`;

/** The inbox that an address names, whatever host stands before it. */
export const inboxOf = (url: string): string | undefined => {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return path.toLowerCase().startsWith(inboxPath)
    ? path.slice(inboxPath.length).replace(/\/$/, '')
    : undefined;
};

export type ReceivedHeaders = Readonly<Record<string, string>>;

const keptHeaders = 60;
const keptHeader = 2_000;

const trimmed = (headers: ReceivedHeaders): ReceivedHeaders =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, keptHeaders)
      .map(([name, value]) => [name, value.slice(0, keptHeader)]),
  );

export type Received = { readonly received: true; readonly verified: boolean };

/** The built-in inbox of sandbox accounts. Answers undefined where no account has it. */
export const createInbox = ({
  database,
  clock,
  secrets,
}: Pick<Dependencies, 'database' | 'clock' | 'secrets'>) => ({
  receive: (inbox: string, headers: ReceivedHeaders, body: string): Promise<Received | undefined> =>
    database.unit(async (unit) => {
      const owner = await findInbox(unit, inbox);
      if (owner?.environment !== 'Sandbox') return undefined;
      const now = clock.now();
      const secret = openWebhookSecret(secrets, owner);
      const verified = secret !== undefined && isSigned(secret, headers, body, now);
      await insertInboxMessage(unit, {
        accountId: owner.accountId,
        code: headers['webhook-id']?.slice(0, 200) ?? null,
        headers: JSON.stringify(trimmed(headers)),
        body,
        verified,
        receivedAt: new Date(now),
      });
      await deleteOlderMessages(unit, owner.accountId, limits.inboxMessages);
      return { received: true, verified };
    }),
});

export type InboxReceiver = ReturnType<typeof createInbox>;
