import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { buildApp } from '#app.ts';
import { createDependencies } from '#create-dependencies.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { createClockService } from '#features/clock/clock-service.ts';
import { createDueWorkTimer } from '#sandbox/due-work-timer.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { deriveSecrets, type Secrets } from '#security/secrets.ts';
import { demoPassword } from '#seed/demo-people.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { createAddressGuard } from '#webhooks/address-guard.ts';
import { createDeliverer, type Deliverer } from '#webhooks/webhook-deliverer.ts';
import { createSender } from '#webhooks/webhook-sender.ts';
import { createOperationCalls, type OperationCalls } from './operation-calls.ts';

/** Noon in Mexico City on the day that the tests' demo is seeded. */
export const seededAt = Date.UTC(2026, 10, 20, 18);

export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Real time stands still; tests move it. */
  readonly time: { now: number };
  readonly secrets: Secrets;
  readonly url: string;
  readonly http: ReturnType<typeof supertest>;
  /** Calls of the contract's operations, each held to its contract. */
  readonly calls: OperationCalls;
  /** Delivers results when it is told to; no timer does. */
  readonly deliverer: Deliverer;
  /** Carries out what real time has made due, as the server's timer does. Answers how many pieces. */
  carryOutDue(): Promise<number>;
  /** A dashboard token. */
  signIn(userName: string, environment?: EnvironmentName): Promise<string>;
  close(): Promise<void>;
};

/** The real application over a database file of its own, with a small demo in it. */
export const buildTestApp = async ({
  scale = 0.02,
  callsPerMinute = 1_000_000,
  deliverWithin = 10_000,
  addressGuard = createAddressGuard(true),
  sendsEmails = false,
} = {}): Promise<TestApp> => {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-test-'));
  const database = await openDatabase(`file:${join(folder, 'test.db')}`);
  const time = { now: seededAt };
  const secrets = deriveSecrets('a secret of the tests, thirty-two bytes or more');
  const clock = { now: () => time.now };
  const dependencies = createDependencies({
    database,
    clock,
    identifiers: randomIdentifiers,
    secrets,
    siteUrl: 'http://localhost:3000',
    sendsEmails,
    addressGuard,
  });
  await seedDemo(dependencies, { scale });
  const app = await buildApp(dependencies, { ready: true }, { callsPerMinute });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const http = supertest(app.server);
  dependencies.site.url = url;
  const timer = createDueWorkTimer(dependencies, createClockService(dependencies));
  const sender = createSender(addressGuard, deliverWithin);
  return {
    app,
    deliverer: createDeliverer({ ...dependencies, sender }),
    carryOutDue: timer.runOnce,
    database,
    time,
    secrets,
    url,
    http,
    calls: createOperationCalls(http),
    signIn: async (userName, environment = 'Sandbox') => {
      const { body } = await http
        .post('/api/account/login')
        .send({ UserName: userName, Password: demoPassword, Environment: environment })
        .expect(200);
      return String(body.data.token);
    },
    close: async () => {
      sender.close();
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
