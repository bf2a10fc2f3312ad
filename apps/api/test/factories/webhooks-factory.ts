import { resultSample } from '@pasarela/contracts/webhooks/result-sample';
import { ensureSettings } from '#core/outbox/webhooks/account-settings.ts';
import { updateResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { laneOf } from '#core/outbox/webhooks/result-addresses.ts';
import { webhookPayload } from '#core/outbox/webhooks/webhook-outbox.ts';
import { webhookCode } from '#security/identifiers.ts';
import type { TestApp } from '../build-test-app.ts';

/** Sends all results of an account to one URL, by default its own inbox; returns the id of the inbox. */
export const setAddresses = (
  { database, secrets, url }: TestApp,
  accountId: number,
  address?: string,
): Promise<string> =>
  database.unit({ outside: 'installation' }, async (unit) => {
    const { inbox } = await ensureSettings(unit, secrets, accountId);
    const given = address ?? `${url}/api/sandbox/inbox/${inbox}`;
    await updateResultAddresses(unit, accountId, {
      urlResponseSuccess: given,
      urlResponseError: given,
      urlResponseDefault: given,
    });
    return inbox;
  });

/** Creates a message that is not delivered until it is sent again; returns its id. */
export const createMessage = ({ database, time }: TestApp, accountId: number): Promise<number> => {
  const now = new Date(time.now);
  const url = 'https://tienda.example/resultados';
  return database.unit({ outside: 'installation' }, (unit) =>
    unit.insert('webhook_messages', {
      accountId,
      code: webhookCode(time.now),
      transactionId: null,
      status: 2,
      url,
      payload: webhookPayload(2, now, resultSample(2, now.getTime())),
      state: 'failed',
      lane: laneOf(accountId, url, ''),
      nextAttemptAt: null,
      createdAt: now,
      occurredAt: now,
    }),
  );
};
