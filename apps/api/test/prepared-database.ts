import type { Dependencies } from '#core/dependencies.ts';
import { ensureSettings } from '#core/outbox/webhooks/account-settings.ts';
import { updateResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { createDeliverer } from '#core/outbox/webhooks/webhook-deliverer.ts';
import { createSender } from '#core/outbox/webhooks/webhook-sender.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { sql } from '#database/sql.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { deriveSecrets } from '#security/secrets.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { realClock } from '#time/real-clock.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { databaseUrlIn } from './start-server.ts';

/** The secret of the servers that are started on the same database. */
export const preparedSecret = 'the secret of servers that are ended without a warning';

/** The account that the load is sent to. */
export const preparedAccount = 1;

const dependenciesOf = (database: Database): Dependencies =>
  createDependencies({
    database,
    clock: realClock,
    identifiers: randomIdentifiers,
    secrets: deriveSecrets(preparedSecret),
    siteUrl: 'http://localhost:3000',
  });

/** Opens the database at a place, a folder or a URL of PostgreSQL, while the work runs. */
export const withDatabase = async <Result>(
  place: string,
  work: (database: Database, dependencies: Dependencies) => Promise<Result>,
): Promise<Result> => {
  const database = await openDatabase(databaseUrlIn(place));
  try {
    return await work(database, dependenciesOf(database));
  } finally {
    await database.close();
  }
};

/**
 * A small demo at a place, whose first account tells an address of all its results: of those to come, as what the demo has told is
 * removed. Answers the number of its last transaction.
 */
export const prepareDatabase = (place: string, resultsAt: string): Promise<number> =>
  withDatabase(place, async (database, dependencies) => {
    await seedDemo(dependencies, { scale: 0 });
    await database.unit({ outside: 'installation' }, async (unit) => {
      await ensureSettings(unit, dependencies.secrets, preparedAccount);
      await updateResultAddresses(unit, preparedAccount, {
        urlResponseSuccess: resultsAt,
        urlResponseError: resultsAt,
        urlResponseDefault: resultsAt,
      });
      await unit.run(sql`delete from webhook_attempts where account_id = ${preparedAccount}`);
      await unit.run(sql`delete from webhook_messages where account_id = ${preparedAccount}`);
    });
    const last = await database.read.first<{ id: number }>(sql`select max(id) as id from transactions`);
    return last?.id ?? 0;
  });

/** Delivers the remaining messages, with a clock late enough for all earlier claims to have expired. */
export const deliverTheRest = (place: string): Promise<number> =>
  withDatabase(place, async (_, dependencies) => {
    const sender = createSender(dependencies.addressGuard);
    const later = { now: () => Date.now() + 60_000 };
    try {
      return await createDeliverer({ ...dependencies, clock: later, sender }).deliverDue();
    } finally {
      sender.close();
    }
  });
