import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallRefused } from '@pasarela/contracts/client/call-refused';
import { type Client, createClient } from '@pasarela/contracts/client/client';
import type { MoveClock } from '@pasarela/contracts/sandbox/sandbox-operations';
import type { WebhookEventType } from '@pasarela/contracts/webhooks/webhook-events';
import { docsFolder } from '#installation/installed-files.ts';
import { apiKeyIdentifier, apiKeyPassword, webhookSecret } from '#security/identifiers.ts';
import { seedConfiguration } from '#seed/seed-configuration.ts';
import { readConfig } from './config.ts';
import { remedyOfCode } from './remedy-of-code.ts';
import { type ReadOptions, readOptions, type SandboxOptions } from './sandbox-options.ts';
import { type RunningServer, startServer } from './start-server.ts';

export { CallRefused };

/** A webhook that was delivered. */
export type DeliveredWebhook = {
  /** The `webhook-id`. */
  readonly id: string;
  readonly event: WebhookEventType;
  readonly url: string;
  /** The body, parsed. */
  readonly payload: unknown;
  /** The headers of the last attempt, with its signature. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the receiver answered. */
  readonly statusCode: number | null;
};

type WhichWebhooks = {
  /** The reference of a transaction, which need not exist yet; or its number; or the number of a subscription. */
  readonly reference?: string;
  readonly transactionNumber?: string | number;
  readonly idSubscription?: string | number;
  /** Only webhooks of this event, of which it waits for one at least. */
  readonly event?: WebhookEventType;
  /** How long to wait, in seconds: 10 by default, 30 at most. */
  readonly seconds?: number;
};

export type Sandbox = {
  /** Where it listens, without `/api`. */
  readonly url: string;
  readonly key: string;
  readonly password: string;
  readonly webhookSecret: string;
  /** The `Authorization` header of the key. */
  readonly authorization: string;
  /** Makes a call of the contract by its name, with the key. Path, query and body are given together. */
  readonly call: Client['call'];
  readonly clock: {
    now(): Promise<Date>;
    /** Moves the clock forward, and carries out what falls due on the way. Returns where it stands. */
    move(span: MoveClock): Promise<Date>;
  };
  readonly webhooks: {
    /** Waits until every webhook of a transaction or a subscription is delivered; throws `CallRefused` (`wait_over`) if it takes too long. */
    delivered(which: WhichWebhooks): Promise<readonly DeliveredWebhook[]>;
  };
  /** Remembers what happened in the account, and its clock, under a name. Keys, settings and answers to idempotency keys are left out. */
  snapshot(name: string): Promise<void>;
  /** Brings the account back to a state that was remembered. */
  restore(name: string): Promise<void>;
  /** Empties the account; its clock then shows the present. */
  reset(): Promise<void>;
  /** Ends the server and removes its database. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

type Credentials = { readonly key: string; readonly password: string; readonly webhookSecret: string };

const userPassword = 'pasarela-sandbox';

const configurationOf = (
  { name = 'Sandbox', webhooks, clock, pages }: ReadOptions,
  { key, password, webhookSecret: secret }: Credentials,
) => ({
  demo: false,
  businesses: [
    {
      name,
      apiKey: { identifier: key, password },
      webhooks: { ...(webhooks === undefined ? {} : { url: webhooks }), secret },
      ...(clock === undefined ? {} : { clock: { to: clock.toISOString() } }),
    },
  ],
  // A password takes 35 ms to hash: only a browser needs a user.
  users: pages ? [{ userName: 'admin', password: userPassword, roles: { [name]: 'Admin' as const } }] : [],
});

/** The highest number of calls in a minute that a deployment can be configured with. */
const callsPerMinute = '100000000';

/** The folders of sandboxes that are open. A process that ends without closing them takes them with it. */
const openFolders = new Set<string>();
const removeFolder = (folder: string): void => {
  openFolders.delete(folder);
  rmSync(folder, { recursive: true, force: true });
};
process.on('exit', () => openFolders.forEach(removeFolder));

const start = async (
  folder: string,
  options: ReadOptions,
  credentials: Credentials,
): Promise<RunningServer> => {
  const config = readConfig({
    PORT: String(options.port ?? 0),
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(folder, 'pasarela.db')}`,
    LOG_LEVEL: 'silent',
    PASARELA_DEMO: 'off',
    PASARELA_PRIVATE_WEBHOOKS: 'on',
    PASARELA_CALLS_PER_MINUTE: callsPerMinute,
    PASARELA_SECRET: randomBytes(32).toString('base64url'),
  });
  return startServer(
    // The documentation always, because every refusal names its page there.
    { ...config, pages: options.pages ? config.pages : { docs: docsFolder } },
    {
      // A caller in this process closes it when nothing is of interest any more, such as a call that was given up.
      cutsConnections: true,
      // A test waits for its webhooks, and few are sent.
      deliverEvery: 20,
      fill: (dependencies) => seedConfiguration(dependencies, configurationOf(options, credentials)),
    },
  );
};

/** Reads webhooks once all of them are delivered. */
const createDelivered =
  (call: Client['call']) =>
  async ({
    reference,
    transactionNumber,
    idSubscription,
    event,
    seconds,
  }: WhichWebhooks): Promise<readonly DeliveredWebhook[]> => {
    const { webhooks } = await call('waitFor', {
      ...(reference === undefined ? {} : { referenceNumber: reference }),
      ...(transactionNumber === undefined ? {} : { idTransaction: Number(transactionNumber) }),
      ...(idSubscription === undefined ? {} : { idSubscription: Number(idSubscription) }),
      ...(event === undefined ? {} : { event }),
      ...(seconds === undefined ? {} : { seconds }),
      webhooks: 'delivered',
    });
    return Promise.all(
      webhooks.map(async ({ idWebhook, webhookId: id, type }) => {
        const { payload, tries, url } = await call('getWebhook', { idWebhook });
        const last = tries.at(-1);
        return {
          id,
          event: type,
          url: last?.url ?? url,
          payload: JSON.parse(payload) as unknown,
          headers: last?.requestHeaders ?? {},
          statusCode: last?.statusCode ?? null,
        };
      }),
    );
  };

/** Makes calls fail with a clear message once the sandbox is closed. */
const callUntil = (isClosed: () => boolean, call: Client['call']): Client['call'] => {
  const closed = (name: string, cause?: unknown) =>
    new Error(`${name}: this sandbox is closed. A call has to be answered before close().`, { cause });
  return async (name, ...given) => {
    if (isClosed()) throw closed(name);
    try {
      return await call(name, ...given);
    } catch (error) {
      const isAnswer = error instanceof CallRefused && error.code !== 'service_unavailable';
      throw isClosed() && !isAnswer ? closed(name, error) : error;
    }
  };
};

/** Snapshots by name, kept in memory. */
const createMemory = (call: Client['call']) => {
  const snapshots = new Map<string, string>();
  return {
    snapshot: async (name: string): Promise<void> => {
      const { content } = await call('exportSnapshot');
      snapshots.set(name, new TextDecoder().decode(content));
    },
    restore: async (name: string): Promise<void> => {
      const rawBody = snapshots.get(name);
      if (rawBody === undefined) throw new Error(`there is no snapshot “${name}”`);
      await call('importSnapshot', { rawBody });
    },
  };
};

/**
 * Starts a sandbox of its own in this process: an empty account on a database that is removed at its end. Any number run side by side.
 */
export const createSandbox = async (given: SandboxOptions = {}): Promise<Sandbox> => {
  const options = readOptions(given);
  const credentials: Credentials = {
    key: apiKeyIdentifier(),
    password: apiKeyPassword(),
    webhookSecret: options.webhookSecret ?? webhookSecret(),
  };
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-sandbox-'));
  openFolders.add(folder);
  const remove = (): void => removeFolder(folder);
  const server = await start(folder, options, credentials).catch((error: unknown) => {
    remove();
    throw error;
  });
  const url = `http://127.0.0.1:${server.port}`;
  const authorization = `Basic ${Buffer.from(`${credentials.key}:${credentials.password}`).toString('base64')}`;
  const client = createClient({ url, authorization, language: options.language, remedyOf: remedyOfCode });
  let closing: Promise<void> | undefined;
  const call = callUntil(() => closing !== undefined, client.call);
  const close = (): Promise<void> => {
    closing ??= server.stop().finally(remove);
    return closing;
  };
  return {
    url,
    ...credentials,
    authorization,
    call,
    clock: {
      now: async () => new Date((await call('getClock')).now),
      move: async (span) => new Date((await call('moveClock', span)).now),
    },
    webhooks: { delivered: createDelivered(call) },
    ...createMemory(call),
    reset: async () => {
      await call('resetSandbox', {});
    },
    close,
    [Symbol.asyncDispose]: close,
  };
};
