import { withoutCardNumbers } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import { limits } from '@pasarela/contracts/limits/limits';
import { findAccountOf } from '#core/account/directory-repository.ts';
import type { Database } from '#database/database.ts';
import type { Unit } from '#database/queries.ts';
import type { Secrets } from '#security/secrets.ts';
import type { RealClock } from '#time/real-clock.ts';
import { openSigningSecrets } from './account-settings.ts';
import { headersWithoutCards } from './delivery-attempt.ts';
import { deleteOlderMessages, findInbox, insertInboxMessage } from './inbox-repository.ts';
import { isSigned } from './webhook-signature.ts';

type ReceivedHeaders = Readonly<Record<string, string>>;

const keptHeaders = 60;
const keptHeader = 2_000;

const trimmed = (headers: ReceivedHeaders): ReceivedHeaders =>
  Object.fromEntries(
    Object.entries(headersWithoutCards(headers))
      .slice(0, keptHeaders)
      .map(([name, value]) => [name, value.slice(0, keptHeader)]),
  );

export type Received = { readonly received: true; readonly verified: boolean };

type Arrival = { readonly headers: ReceivedHeaders; readonly body: string };

/** Stores a message sent to an account's inbox; `verified`: its signature is by a secret of the account. */
const keepArrival = async (
  unit: Unit,
  accountId: number,
  { headers, body, verified }: Arrival & { readonly verified: boolean },
  now: number,
): Promise<void> => {
  await insertInboxMessage(unit, {
    accountId,
    code: withoutCardNumbers(headers['webhook-id'] ?? '').slice(0, 200) || null,
    headers: JSON.stringify(trimmed(headers)),
    // Anyone can post to an inbox. The body is stored as received, without card numbers.
    body: withoutCardNumbers(body),
    verified,
    receivedAt: new Date(now),
  });
  await deleteOlderMessages(unit, accountId, limits.inboxMessages);
};

/** The built-in inbox of sandbox accounts. `receive` returns undefined if no account has the inbox. */
export const createInbox = ({
  database,
  clock,
  secrets,
}: {
  readonly database: Database;
  readonly clock: RealClock;
  readonly secrets: Secrets;
}) => ({
  receive: async (inbox: string, arrival: Arrival): Promise<Received | undefined> => {
    const accountId = await findAccountOf(database.read, 'inbox', inbox);
    if (accountId === undefined) return undefined;
    return database.unit({ account: accountId }, async (unit) => {
      const owner = await findInbox(unit, accountId);
      if (owner?.environment !== 'Sandbox') return undefined;
      const now = clock.now();
      const signing = openSigningSecrets(secrets, owner, now);
      const verified = isSigned(signing, arrival.headers, arrival.body, now);
      await keepArrival(unit, accountId, { ...arrival, verified }, now);
      return { received: true, verified };
    });
  },
});
