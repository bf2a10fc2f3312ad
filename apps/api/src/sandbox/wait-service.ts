import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { Wait, Waited } from '@pasarela/contracts/waiting/wait-operations';
import { isSubscriptionEvent } from '@pasarela/contracts/webhooks/webhook-events';
import { type WebhookState, webhookStateNames } from '@pasarela/contracts/webhooks/webhook-states';
import type { Words } from '@pasarela/contracts/words/words';
import { createTurnsOfEach, TooManyWaiting } from '#concurrency/turns.ts';
import { findClock } from '#core/account/accounts-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { eventOf, subjectOf } from '#core/outbox/webhooks/result-addresses.ts';
import { findSubscription } from '#core/subscriptions/subscriptions-repository.ts';
import { statusOf } from '#core/transactions/transaction-fields.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import { findNewestByReference } from '#core/transactions/transactions-repository.ts';
import type { Queries } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import {
  countWaiting,
  findWebhooksOf,
  findWebhooksOfSubscription,
  type WebhookSeen,
} from './wait-repository.ts';

/** The time between two looks, in milliseconds: it grows, so that a long wait costs little. */
const firstPause = 25;
const longestPause = 250;
const pauseAfter = (pause: number): number => Math.min(longestPause, pause * 1.25);

/** The waits of an account that may be under way at once; one more is refused, because it could not begin for long. */
const waitsAtOnce = 100;

type Look = { readonly waited: Waited; readonly isMet: boolean; readonly seen: Words };

const stateOf = (text: string): WebhookState => webhookStateNames.find((name) => name === text) ?? 'failed';

const shown = (row: WebhookSeen): Waited['webhooks'][number] => {
  const subject = subjectOf(row);
  if (subject === undefined) throw new Error(`unknown status ${row.status}`);
  const { id: idWebhook, code: webhookId, state, attempts } = row;
  return { idWebhook, webhookId, type: eventOf(subject).type, state: stateOf(state), attempts };
};

/** Whether the webhooks are as a wait asks. If it asks for anything of webhooks, there has to be one at least. */
const areThere = (webhooks: Waited['webhooks'], { event, webhooks: wanted }: Wait): boolean => {
  if (event === undefined && wanted === undefined) return true;
  return (
    webhooks.length > 0 &&
    webhooks.every(({ state, attempts }) => {
      if (wanted === 'delivered') return state === 'delivered';
      return wanted === undefined || attempts > 0;
    })
  );
};

const shownOf = (rows: readonly WebhookSeen[], event: Wait['event']): Waited['webhooks'] =>
  rows.map(shown).filter(({ type }) => event === undefined || type === event);

const countsOf = (webhooks: Waited['webhooks']): Words => {
  const counts = webhookStateNames.map((state) => webhooks.filter((one) => one.state === state).length);
  return {
    es: `envíos por entregar, entregados y fallidos: ${counts.join(', ')}`,
    en: `webhooks waiting, delivered and failed: ${counts.join(', ')}`,
  };
};

/** What is seen while no transaction has the reference. */
const notThere = (now: string): Look => ({
  waited: { now, idTransaction: null, idSubscription: null, status: null, webhooks: [] },
  isMet: false,
  seen: {
    es: 'ningún movimiento tiene esa referencia',
    en: 'no transaction has that reference',
  },
});

const isGiven = (value: unknown): boolean => value !== undefined;

const lookAtTransaction = async (
  read: Queries,
  accountId: number,
  now: string,
  wait: Wait,
): Promise<Look> => {
  const { referenceNumber, idTransaction, status, event } = wait;
  const row =
    idTransaction === undefined
      ? await findNewestByReference(read, accountId, referenceNumber ?? '')
      : await transactionByNumber(read, accountId, idTransaction);
  if (!row) return notThere(now);
  const { id, subscriptionId: idSubscription } = row;
  const rows =
    isSubscriptionEvent(event) && idSubscription !== null
      ? await findWebhooksOfSubscription(read, accountId, idSubscription)
      : await findWebhooksOf(read, accountId, id);
  const webhooks = shownOf(rows, event);
  const { name } = transactionStatuses[statusOf(row.status)];
  const counts = countsOf(webhooks);
  return {
    waited: { now, idTransaction: id, idSubscription, status: name, webhooks },
    isMet: (status === undefined || status === name) && areThere(webhooks, wait),
    seen: {
      es: `el movimiento ${id} tiene el estado ${name} y ${counts.es}`,
      en: `transaction ${id} has the status ${name} and ${counts.en}`,
    },
  };
};

const lookAtSubscription = async (
  read: Queries,
  accountId: number,
  now: string,
  { idSubscription, ...wait }: Wait & { readonly idSubscription: number },
): Promise<Look> => {
  if (!(await findSubscription(read, accountId, idSubscription))) throw new Refusal('subscription_not_found');
  const rows = await findWebhooksOfSubscription(read, accountId, idSubscription);
  const webhooks = shownOf(rows, wait.event);
  const counts = countsOf(webhooks);
  return {
    waited: { now, idTransaction: null, idSubscription, status: null, webhooks },
    isMet: areThere(webhooks, wait),
    seen: {
      es: `la suscripción ${idSubscription} tiene ${counts.es}`,
      en: `subscription ${idSubscription} has ${counts.en}`,
    },
  };
};

const lookAtAll = async (read: Queries, accountId: number, now: Date, realNow: Date): Promise<Look> => {
  const waiting = await countWaiting(read, accountId, { now, realNow });
  return {
    waited: {
      now: now.toISOString(),
      idTransaction: null,
      idSubscription: null,
      status: null,
      webhooks: [],
    },
    isMet: waiting === 0,
    seen: {
      es: `quedan ${waiting} trabajos o envíos`,
      en: `${waiting} pieces of work or webhooks are left`,
    },
  };
};

/**
 * Waits for what a test waits for: the status of a transaction, the webhooks of a transaction or a subscription, or that nothing is
 * left to do.
 */
export const createWait = (
  { database: { read }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  beforeLook: (milliseconds: number, leaving: AbortSignal) => Promise<void>,
) => {
  const turns = createTurnsOfEach(waitsAtOnce, 0);
  const look = async ({ id }: CallAccount, wait: Wait): Promise<Look> => {
    const { offset } = await findClock(read, id);
    const realNow = new Date(clock.now());
    const now = new Date(realNow.getTime() + offset);
    const { idSubscription, idTransaction, referenceNumber } = wait;
    if (idSubscription !== undefined)
      return lookAtSubscription(read, id, now.toISOString(), { ...wait, idSubscription });
    return referenceNumber === undefined && idTransaction === undefined
      ? lookAtAll(read, id, now, realNow)
      : lookAtTransaction(read, id, now.toISOString(), wait);
  };

  const waitUntilMet = async (account: CallAccount, wait: Wait, leaving: AbortSignal): Promise<Waited> => {
    const until = performance.now() + wait.seconds * 1_000;
    let left = wait.seconds * 1_000;
    for (let pause = firstPause; ; pause = pauseAfter(pause)) {
      const { waited, isMet, seen } = await look(account, wait);
      if (isMet) return waited;
      // On a busy server the looks take time, too.
      if (left <= 0 || performance.now() >= until)
        throw new Refusal('wait_over', { seconds: wait.seconds, seen });
      await beforeLook(pause, leaving);
      left -= pause;
      leaving.throwIfAborted();
    }
  };

  /** `leaving`: the caller has gone, and nobody waits any more. */
  return async (account: CallAccount, wait: Wait, leaving: AbortSignal): Promise<Waited> => {
    const isNamed = [wait.referenceNumber, wait.idTransaction, wait.idSubscription].some(isGiven);
    if (!isNamed && [wait.status, wait.event, wait.webhooks].some(isGiven))
      throw new Refusal('wait_needs_transaction');
    try {
      return await turns(String(account.id), () => waitUntilMet(account, wait, leaving), { signal: leaving });
    } catch (error) {
      if (error instanceof TooManyWaiting) throw new Refusal('too_many_requests', { seconds: 1 });
      throw error;
    }
  };
};

export type WaitService = ReturnType<typeof createWait>;
