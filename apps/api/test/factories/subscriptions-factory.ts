import { randomBytes } from 'node:crypto';
import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { collectionOf } from '@pasarela/contracts/subscriptions/payment-schedule';
import { ensureSettings } from '#core/outbox/webhooks/account-settings.ts';
import { sql } from '#database/sql.ts';
import { insertReplacement } from '#features/subscriptions/card-replacements-repository.ts';
import type { TestApp } from '../build-test-app.ts';
import { createSubscription } from './cards-factory.ts';
import { createTransaction } from './transactions-factory.ts';

/** Creates a subscription that is paused after its third failure; returns its id. */
export const createPausedSubscription = async (
  app: TestApp,
  accountId: number,
  now = new Date(app.time.now),
): Promise<number> => {
  const id = await createSubscription(app, accountId, { now });
  await app.database.unit({ outside: 'installation' }, async (unit) => {
    await unit.run(sql`
      update subscriptions set status = 'paused', attempt_number = 3, next_payment_at = null where id = ${id}`);
    await unit.run(sql`delete from due_work where kind = 'collect' and subject_id = ${id}`);
  });
  return id;
};

/** Creates a link for replacing the card of a paused subscription; returns its token. */
export const createReplacement = async (
  app: TestApp,
  accountId: number,
  createdAt = new Date(app.time.now),
): Promise<string> => {
  const subscriptionId = await createPausedSubscription(app, accountId, createdAt);
  const token = `rpl_${randomBytes(16).toString('hex')}`;
  const expiresAt = new Date(createdAt.getTime() + limits.cardReplacementLife);
  await app.database.unit({ outside: 'installation' }, (unit) =>
    insertReplacement(unit, { token, accountId, subscriptionId, createdAt, expiresAt }),
  );
  return token;
};

/** Creates a subscription whose charge failed today and can still be reprocessed. */
export const createFailedToday = async (
  app: TestApp,
  accountId: number,
  now = new Date(app.time.now),
): Promise<number> => {
  const subscriptionId = await createSubscription(app, accountId, { now });
  await createTransaction(app, accountId, 3, { subscriptionId, paymentNumber: 2 }, now);
  const retry = collectionOf(addDays(toWireDay(now.getTime()), 1));
  await app.database.unit({ outside: 'installation' }, async (unit) => {
    await ensureSettings(unit, app.secrets, accountId);
    await unit.run(
      sql`update account_settings set reprocess_subscriptions = ${true} where account_id = ${accountId}`,
    );
    await unit.run(sql`delete from reprocess_runs where account_id = ${accountId}`);
    await unit.run(sql`
      update subscriptions set attempt_number = 1, last_declined_at = ${now}, next_payment_at = ${retry}
      where id = ${subscriptionId}`);
    await unit.run(sql`
      update due_work set due_at = ${retry} where kind = 'collect' and subject_id = ${subscriptionId}`);
    await unit.run(sql`delete from due_work where account_id = ${accountId} and kind = 'reprocess'`);
  });
  return subscriptionId;
};
