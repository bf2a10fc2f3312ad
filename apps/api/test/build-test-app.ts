import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import type { Dependencies } from '#core/dependencies.ts';
import { createAccountClock } from '#core/due-work/account-clock.ts';
import { createDueWorkTimer } from '#core/due-work/due-work-timer.ts';
import { createAddressGuard } from '#core/outbox/webhooks/address-guard.ts';
import { createDeliverer, type Deliverer } from '#core/outbox/webhooks/webhook-deliverer.ts';
import { createSender } from '#core/outbox/webhooks/webhook-sender.ts';
import type { Database } from '#database/database.ts';
import { readConfig } from '#entry/config.ts';
import { startServer } from '#entry/start-server.ts';
import { openSession } from '#features/accounts/sessions-repository.ts';
import type { Pause } from '#http/slow-answers.ts';
import type { Secrets } from '#security/secrets.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { seededAt, testSecret } from './database-templates.ts';
import { createOperationCalls, type OperationCalls } from './operation-calls.ts';
import { rowOf } from './table-rows.ts';
import { createTestDatabase } from './test-database.ts';
import { expectDescribedMessages } from './webhook-invariants.ts';

export { seededAt } from './database-templates.ts';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly dependencies: Dependencies;
  /** The real time, which stands still until a test changes it. */
  readonly time: { now: number };
  readonly secrets: Secrets;
  readonly url: string;
  readonly http: ReturnType<typeof supertest>;
  /** Calls operations and checks every answer against the contract. */
  readonly calls: OperationCalls;
  /** Delivers results only when a test calls it; no timer runs. */
  readonly deliverer: Deliverer;
  /** Carries out the work due in real time, as the server's timer does; returns the number of pieces. */
  carryOutDue(): Promise<number>;
  /**
   * A dashboard token of a new session. No password is asked for, because hashing one takes 35 ms of a core: signing in
   * by password has tests of its own.
   */
  signIn(userName: string, environment?: EnvironmentName): Promise<string>;
  close(): Promise<void>;
};

/**
 * The real application on its own database file with a small demo; or on the database of `beside`, with connections and a memory of
 * its own as another process has, and with the same time.
 */
export const buildTestApp = async ({
  beside = undefined as TestApp | undefined,
  scale = 0.02,
  callsPerMinute = 1_000_000,
  deliverWithin = 10_000,
  addressGuard = createAddressGuard(true),
  sendsEmails = false,
  pause = undefined as Pause | undefined,
} = {}): Promise<TestApp> => {
  const {
    url: databaseUrl,
    isSeeded,
    remove,
  } = beside
    ? { url: beside.database.url, isSeeded: true, remove: async () => {} }
    : await createTestDatabase(scale);
  const time = beside?.time ?? { now: seededAt };
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    PASARELA_SECRET: testSecret,
    PASARELA_CALLS_PER_MINUTE: String(callsPerMinute),
  });
  const { app, dependencies, port } = await startServer(
    { ...config, pages: undefined },
    {
      fill: async (made) => isSeeded || seedDemo(made, { scale }),
      runsTimers: false,
      clock: { now: () => time.now },
      addressGuard,
      sendsEmails,
      ...(pause ? { pause } : {}),
    },
  );
  const { database, secrets } = dependencies;
  const url = `http://127.0.0.1:${port}`;
  const http = supertest(app.server);
  dependencies.site.url = url;
  const timer = createDueWorkTimer(dependencies, createAccountClock(dependencies));
  const sender = createSender(addressGuard, deliverWithin);
  return {
    app,
    deliverer: createDeliverer({ ...dependencies, sender }),
    carryOutDue: timer.runOnce,
    database,
    dependencies,
    time,
    secrets,
    url,
    http,
    calls: createOperationCalls(http),
    signIn: async (userName, environment = 'Sandbox') => {
      const session = await database.unit({ outside: 'installation' }, async (unit) => {
        const { id } = await rowOf(unit, 'users', { userName });
        return openSession(unit, id, environment, new Date(time.now));
      });
      return dependencies.tokens.dashboardToken(session);
    },
    close: async () => {
      sender.close();
      await app.close();
      try {
        if (!beside) await expectDescribedMessages(database.read);
      } finally {
        await database.close();
        await remove();
      }
    },
  };
};
