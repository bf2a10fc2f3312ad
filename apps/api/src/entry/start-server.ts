import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { demoEntryPath } from '@pasarela/contracts/accounts/demo-entry';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { createAccountClock } from '#core/due-work/account-clock.ts';
import { createDueWorkTimer } from '#core/due-work/due-work-timer.ts';
import { createEmailDeliverer } from '#core/outbox/emails/email-deliverer.ts';
import { type AddressGuard, createAddressGuard } from '#core/outbox/webhooks/address-guard.ts';
import { createDeliverer } from '#core/outbox/webhooks/webhook-deliverer.ts';
import { createSender } from '#core/outbox/webhooks/webhook-sender.ts';
import { createTermsFiller } from '#core/transactions/fill-terms.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { databaseFile } from '#database/sqlite/sqlite-connections.ts';
import { createPasswordLinkMailer } from '#features/accounts/password-link-mail.ts';
import { createLinkMailer } from '#features/payment-links/link-mail.ts';
import { createHousekeeping } from '#features/system/housekeeping-service.ts';
import type { Readiness } from '#features/system/system-service.ts';
import type { Pause } from '#http/slow-answers.ts';
import { addSecurityHeaders } from '#plugins/security-headers.ts';
import { servePages } from '#plugins/static-pages.ts';
import { exchangeNews } from '#processes/exchange-news.ts';
import { createPeers } from '#processes/peers.ts';
import { createIsolatedAccounts } from '#sandbox/isolated-accounts-service.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { secretFileOf } from '#security/secret-file.ts';
import { demoEntryOf } from '#seed/demo-entry.ts';
import { createFirstAdmin } from '#seed/first-admin.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { type RealClock, realClock } from '#time/real-clock.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import type { Config } from './config.ts';
import { settleSecret } from './settle-secret.ts';
import { listenProblem } from './start-words.ts';

/** The whole product, answering on one port. */
export type RunningServer = {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  /** The public URL, or the address that it listens on. */
  readonly url: string;
  readonly port: number;
  readonly readiness: Readiness;
  /** Stops accepting work, answers the accepted calls and closes the database. */
  stop(): Promise<void>;
};

/** Fills an empty database; one that holds data is left as it is. */
export type FillEmpty = (dependencies: Dependencies) => Promise<unknown>;

/** What a server is made of, besides its configuration. */
export type ServerParts = {
  /** By default the demo or the first Admin, as configured. */
  readonly fill?: FillEmpty;
  /** Whether due work, deliveries and housekeeping run by themselves, which they do by default. Tests call them. */
  readonly runsTimers?: boolean;
  readonly clock?: RealClock;
  /** By default it allows or refuses private addresses, as configured. */
  readonly addressGuard?: AddressGuard;
  /** By default whether a mail server is configured. */
  readonly sendsEmails?: boolean;
  /** The interval of checks for webhooks to be sent, in milliseconds. */
  readonly deliverEvery?: number;
  /** How a scenario waits before a slow answer. */
  readonly pause?: Pause;
  /** Whether `stop` cuts open connections. By default what was accepted is answered first. */
  readonly cutsConnections?: boolean;
};

const dependenciesOf = async (
  database: Database,
  config: Config,
  {
    clock = realClock,
    addressGuard = createAddressGuard(config.privateWebhooks),
    sendsEmails = config.mail !== undefined,
  }: ServerParts,
): Promise<Dependencies> => {
  const source =
    config.secret === undefined
      ? { file: secretFileOf(databaseFile(config.databaseUrl)) }
      : { text: config.secret };
  const secrets = await settleSecret(database, { ...config, source });
  const siteUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  return createDependencies({
    database,
    clock,
    identifiers: randomIdentifiers,
    secrets,
    siteUrl,
    sendsEmails,
    supportEmail: config.supportEmail,
    addressGuard,
  });
};

const addPages = async (
  app: FastifyInstance,
  { pages, demo }: Config,
  dependencies: Dependencies,
): Promise<void> => {
  await addSecurityHeaders(app);
  app.get(demoEntryPath, async (_, reply) => {
    const entry = demo ? await demoEntryOf(dependencies) : null;
    return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(entry));
  });
  if (pages && Object.values(pages).every(existsSync)) await servePages(app, pages, dependencies.site);
  else if (pages) app.log.warn('dashboard and documentation are not built: only the API is served');
};

/** Starts what runs without a call: due work, deliveries and housekeeping. It ends when the application closes. */
const startTimers = async (
  app: FastifyInstance,
  dependencies: Dependencies,
  { mail }: Config,
  { deliverEvery }: Pick<ServerParts, 'deliverEvery'>,
): Promise<void> => {
  const logged =
    (message: string) =>
    (error: unknown): void =>
      app.log.error({ err: error }, message);
  app.addHook('onClose', createHousekeeping(dependencies).start(logged('sweeping failed')));
  app.addHook(
    'onClose',
    createIsolatedAccounts(dependencies).start(logged('expired isolated accounts not removed')),
  );
  app.addHook('onClose', createTermsFiller(dependencies).start(logged('terms of payments not written')));
  const dueWork = createDueWorkTimer(dependencies, createAccountClock(dependencies));
  app.addHook('onClose', dueWork.start(logged('work that is due failed')));
  app.addHook(
    'onClose',
    createLinkMailer(dependencies).start(logged('e-mails of payment links not written')),
  );
  app.addHook(
    'onClose',
    createPasswordLinkMailer(dependencies).start(logged('e-mails to choose a password not written')),
  );
  if (mail) {
    // Loaded only if it is used, because it is as large as the rest of the e-mail code.
    const { createSmtpSender } = await import('#core/outbox/emails/smtp-sender.ts');
    const emails = createEmailDeliverer({
      ...dependencies,
      sender: createSmtpSender(mail.server),
      from: mail.from,
    });
    app.addHook('onClose', emails.start(logged('an e-mail failed')));
  }
  const sender = createSender(dependencies.addressGuard);
  const { news } = dependencies.database;
  const peers = createPeers(news);
  exchangeNews(app, news, peers, 'other processes were not told of this one');
  const delivering = { every: deliverEvery, processes: peers.count };
  const deliverer = createDeliverer({ ...dependencies, sender }, delivering);
  const stopDelivering = deliverer.start(logged('delivery failed'));
  app.addHook('onClose', async () => {
    await stopDelivering();
    sender.close();
  });
};

const fillAsConfigured =
  ({ demo, firstAdmin }: Config): FillEmpty =>
  (dependencies) =>
    demo ? seedDemo(dependencies) : createFirstAdmin(dependencies, firstAdmin);

/** Throws if another program listens at the address already. */
const refuseTakenPort = async ({ port, host }: Config): Promise<void> => {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw listenProblem(error, { port, host });
  }
  probe.close();
  await once(probe, 'close');
};

/** Builds the application on an open database, and listens. */
const listenOn = async (database: Database, config: Config, parts: ServerParts): Promise<RunningServer> => {
  const { fill = fillAsConfigured(config), runsTimers = true, pause, cutsConnections } = parts;
  const dependencies = await dependenciesOf(database, config, parts);
  // A database is not filled for a server that cannot listen: what it would be filled with is told only once.
  await refuseTakenPort(config);
  await fill(dependencies);
  const readiness: Readiness = { ready: true };
  const app = await buildApp(dependencies, readiness, {
    logLevel: config.logLevel,
    proxies: config.proxies,
    callsPerMinute: config.callsPerMinute,
    ...(pause ? { pause } : {}),
    ...(cutsConnections ? { cutsConnections } : {}),
  });
  try {
    await addPages(app, config, dependencies);
    if (runsTimers) await startTimers(app, dependencies, config, parts);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw listenProblem(error, config);
  }
  const { port } = app.server.address() as AddressInfo;
  dependencies.site.url = config.publicUrl ?? `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    readiness.ready = false;
    await app.close();
    await database.close();
  };
  return { app, dependencies, url: dependencies.site.url, port, readiness, stop };
};

/** Starts the whole product on one port. It touches nothing of the process: no signals, no output. */
export const startServer = async (config: Config, parts: ServerParts = {}): Promise<RunningServer> => {
  const database = await openDatabase(config.databaseUrl);
  try {
    return await listenOn(database, config, parts);
  } catch (error) {
    await database.close();
    throw error;
  }
};
