import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#core/dependencies.ts';
import { createAccountClock } from '#core/due-work/account-clock.ts';
import { createDueWorkTimer } from '#core/due-work/due-work-timer.ts';
import { createEmailDeliverer } from '#core/outbox/emails/email-deliverer.ts';
import { createAddressGuard } from '#core/outbox/webhooks/address-guard.ts';
import { createDeliverer } from '#core/outbox/webhooks/webhook-deliverer.ts';
import { createSender } from '#core/outbox/webhooks/webhook-sender.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { databaseFile } from '#database/sqlite-connections.ts';
import { createLinkMailer } from '#features/payment-links/link-mail.ts';
import { createHousekeeping } from '#features/system/housekeeping-service.ts';
import type { Readiness } from '#features/system/system-service.ts';
import { addSecurityHeaders } from '#plugins/security-headers.ts';
import { servePages } from '#plugins/static-pages.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { secretFileOf } from '#security/secret-file.ts';
import { keyedHash, sameText } from '#security/secrets.ts';
import { realClock } from '#time/real-clock.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { findKeyByIdentifier } from './core/access/access-repository.ts';
import { demoBusinesses } from './seed/demo-people.ts';
import { createFirstAdmin } from './seed/first-admin.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { settleSecret } from './settle-secret.ts';
import { announcement, listenProblem, openDemoWarning } from './start-words.ts';
import { createDependencies } from './wiring/create-dependencies.ts';

/** After SIGTERM `/api/ready` answers 503, but calls are taken for this long, in milliseconds: time to redirect them. */
const drainFor = 1_000;
/** The process exits at the latest after this time, in milliseconds. */
const shutdownAfter = 9_000;

const dependenciesOf = async (database: Database, config: Config): Promise<Dependencies> => {
  const secretFile = secretFileOf(databaseFile(config.databaseUrl));
  const secrets = await settleSecret(database, { ...config, secretFile });
  const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  return createDependencies({
    database,
    clock: realClock,
    identifiers: randomIdentifiers,
    secrets,
    siteUrl,
    sendsEmails: config.mail !== undefined,
    supportEmail: config.supportEmail,
    addressGuard: createAddressGuard(config.privateWebhooks),
  });
};

const addPages = async (
  app: FastifyInstance,
  { dashboardFolder, docsFolder }: Config,
  site: Dependencies['site'],
): Promise<void> => {
  const built = [dashboardFolder, docsFolder].filter(existsSync);
  await addSecurityHeaders(app, built);
  if (built.length === 2) await servePages(app, { dashboard: dashboardFolder, docs: docsFolder }, site);
  else app.log.warn('dashboard and documentation are not built: only the API is served');
};

/** Stops accepting work, answers the accepted calls and closes the database. */
const stopOn = (app: FastifyInstance, database: Database, readiness: Readiness): void => {
  const stop = async (drain: number): Promise<void> => {
    if (!readiness.ready) return;
    readiness.ready = false;
    setTimeout(() => process.exit(1), shutdownAfter).unref();
    await pause(drain);
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop(drainFor));
  process.once('SIGINT', () => void stop(0));
};

/** Returns the published API key of the demo, or a hint if its password has been changed. */
const demoKeyOf = async ({ database, secrets }: Dependencies): Promise<string> => {
  const key = demoBusinesses[0]?.key;
  const kept = key && (await findKeyByIdentifier(database.read, key.identifier))?.secretHash;
  return key && kept && sameText(keyedHash(secrets.apiSecret, key.password), kept)
    ? `${key.identifier} / ${key.password}`
    : "the demo key's password is another now: make a new one under Integration";
};

/** Starts the whole product on one port. */
export const serve = async (environment: Readonly<Record<string, string | undefined>>): Promise<void> => {
  const config = readConfig(environment);
  const database = await openDatabase(config.databaseUrl);
  const dependencies = await dependenciesOf(database, config);
  if (config.demo) await seedDemo(dependencies);
  else await createFirstAdmin(dependencies, config.firstAdmin);

  const readiness: Readiness = { ready: true };
  const app = await buildApp(dependencies, readiness, {
    logLevel: config.logLevel,
    proxies: config.proxies,
    callsPerMinute: config.callsPerMinute,
  });
  await addPages(app, config, dependencies.site);
  stopOn(app, database, readiness);
  const stopSweeping = createHousekeeping(dependencies).start((error) =>
    app.log.error({ err: error }, 'sweeping failed'),
  );
  app.addHook('onClose', stopSweeping);
  const stopDueWork = createDueWorkTimer(dependencies, createAccountClock(dependencies)).start((error) =>
    app.log.error({ err: error }, 'work that is due failed'),
  );
  app.addHook('onClose', stopDueWork);
  const stopMailing = createLinkMailer(dependencies).start((error) =>
    app.log.error({ err: error }, 'e-mails of payment links not written'),
  );
  app.addHook('onClose', stopMailing);
  if (config.mail) {
    const { server, from } = config.mail;
    // Loaded only if it is used, because it is as large as the rest of the e-mail code.
    const { createSmtpSender } = await import('#core/outbox/emails/smtp-sender.ts');
    const emails = createEmailDeliverer({ ...dependencies, sender: createSmtpSender(server), from });
    app.addHook(
      'onClose',
      emails.start((error) => app.log.error({ err: error }, 'an e-mail failed')),
    );
  }
  const sender = createSender(dependencies.addressGuard);
  const deliverer = createDeliverer({ ...dependencies, sender });
  const stopDelivering = deliverer.start((error) => app.log.error({ err: error }, 'delivery failed'));
  app.addHook('onClose', async () => {
    await stopDelivering();
    sender.close();
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw listenProblem(error, config);
  }
  // Waits for Fastify's own log lines, so that the announcement comes last.
  await setImmediate();
  const { port } = app.server.address() as AddressInfo;
  dependencies.site.url = config.publicUrl ?? `http://localhost:${port}`;
  if (config.openDemo) process.stderr.write(openDemoWarning({ ...config, port }));
  const demoKey = config.demo ? await demoKeyOf(dependencies) : undefined;
  process.stdout.write(announcement(config.publicUrl ?? `http://localhost:${port}`, demoKey));
};
