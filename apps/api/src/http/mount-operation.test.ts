import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { defineOperation } from '@pasarela/contracts/http/define-operation';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { insertApiKey } from '#core/access/access-repository.ts';
import { createAccessService } from '#core/access/access-service.ts';
import { AccountBehind } from '#core/due-work/due-work.ts';
import { createUnfinishedWork } from '#core/due-work/unfinished-work.ts';
import type { Database } from '#database/database.ts';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { Refusal } from '#errors/refusal.ts';
import { createRequestRecorder } from '#http/recording/request-recorder.ts';
import { handleErrors } from '#plugins/error-handler.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { deriveSecrets, keyedHash } from '#security/secrets.ts';
import { insertBusiness } from '#seed/demo-repository.ts';
import { realClock } from '#time/real-clock.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { limitCalls } from './call-limit.ts';
import { createIdempotency } from './idempotency.ts';
import { mountOperation } from './mount-operation.ts';
import { readBodies } from './request-bodies.ts';

const operation = defineOperation({
  method: 'POST',
  path: '/pay/probe',
  subject: 'payments',
  access: { kind: 'public' },
  body: z.strictObject({ outcome: z.string() }),
  answer: z.object({ outcome: z.string() }),
  answerKind: 'plain',
  errors: ['reference_taken'],
  summary: { es: 'Prueba', en: 'Probe' },
  description: { es: 'Prueba', en: 'Probe' },
  examples: [],
});

const outcomes: Readonly<Record<string, () => object>> = {
  answered: () => ({ outcome: 'answered', passwordHash: 'secret' }),
  declared: () => {
    throw new Refusal('reference_taken', { transactionNumber: '7' });
  },
  undeclared: () => {
    throw new Refusal('refund_too_early');
  },
  behind: () => {
    if (caughtUp.length === 0) throw new AccountBehind(7);
    return { outcome: 'answered' };
  },
  failed: () => {
    throw new Error('select * from users');
  },
  unavailable: () => {
    throw new DatabaseUnavailable('SQLITE_FULL');
  },
};

const file = defineOperation({
  ...operation,
  path: '/pay/probe-file',
  answerKind: 'file',
});
const keyed = defineOperation({
  ...operation,
  method: 'DELETE',
  path: '/pay/probe/{id}',
  access: { kind: 'apiKey' },
  params: z.strictObject({ id: z.string() }),
  body: undefined,
  idempotent: true,
});
let handled: Promise<string> | undefined;
/** The accounts whose unfinished work was completed before a call was answered. */
const caughtUp: number[] = [];

const folder = mkdtempSync(join(tmpdir(), 'pasarela-mount-'));
let database: Database;
let app: FastifyInstance;
let log = '';
beforeAll(async () => {
  database = await openDatabase(`file:${join(folder, 'mount.db')}`);
  const secrets = deriveSecrets('a secret of the tests, thirty-two bytes or more');
  const dependencies = createDependencies({
    database,
    clock: realClock,
    identifiers: randomIdentifiers,
    secrets,
    siteUrl: 'http://localhost:3000',
  });
  const stream = new Writable({
    write: (chunk, _, done) => {
      log += chunk;
      done();
    },
  });
  app = Fastify({ logger: { level: 'info', stream } });
  readBodies(app);
  handleErrors(app);
  const access = createAccessService(dependencies);
  const recorder = createRequestRecorder(dependencies, (problem) => app.log.error(problem, 'not recorded'));
  const mounting = {
    access,
    recording: { access, recorder, clock: realClock },
    idempotency: createIdempotency(dependencies),
    limit: await limitCalls(app, 1_000, database.news),
    slowAnswer: async () => {},
    unfinished: createUnfinishedWork(dependencies, {
      resets: { whenDone: async () => {} },
      linkBatches: { whenFinished: async () => {} },
      clocks: { catchUp: async (accountId) => void caughtUp.push(accountId) },
    }),
  };
  mountOperation(
    app,
    operation,
    async ({ body }) => outcomes[body.outcome]?.() as { outcome: string },
    mounting,
  );
  mountOperation(
    app,
    file,
    async ({ signal }) => {
      handled = once(signal, 'abort').then(() => signal.reason.name);
      await handled;
      throw signal.reason;
    },
    mounting,
  );
  mountOperation(
    app,
    keyed,
    async ({ once, params }) => once(async () => ({ outcome: params.id })),
    mounting,
  );
  await database.unit({ outside: 'installation' }, async (unit) => {
    const names = { name: 'Uno', businessActivity: '', paymentType: '', taxId: '' };
    const { sandbox } = await insertBusiness(unit, names, new Date(0));
    await insertApiKey(unit, {
      accountId: sandbox,
      identifier: 'key',
      secretHash: keyedHash(secrets.apiSecret, 'password'),
      createdAt: new Date(0),
    });
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = async (outcome: string) => {
  log = '';
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: '/api/pay/probe',
    payload: { outcome },
  });
  return { statusCode, headers, body: JSON.parse(body) };
};

describe('an operation', () => {
  it('answers what its schema lists, and nothing that a handler adds', { tags: ['CALL-1'] }, async () => {
    expect((await call('answered')).body).toEqual({ outcome: 'answered' });
  });

  it('refuses with what it declares', async () => {
    const { statusCode, body } = await call('declared');
    expect([statusCode, body.code, body.message]).toEqual([
      409,
      'reference_taken',
      'La referencia ya la usa la transacción 7.',
    ]);
  });

  it('cannot refuse with what it does not declare: that is a fault of ours, and is logged as one', async () => {
    const { statusCode, body } = await call('undeclared');
    expect([statusCode, body.code]).toEqual([500, 'internal_error']);
    expect(log).toContain('POST /pay/probe does not declare refund_too_early');
  });

  it('is made again where the work of its account has to be done first', async () => {
    expect((await call('behind')).body).toEqual({ outcome: 'answered' });
    expect(caughtUp).toEqual([7]);
  });

  it('shows nothing of what failed within', async () => {
    const { statusCode, body } = await call('failed');
    expect([statusCode, body]).toEqual([
      500,
      {
        status: 'Error',
        code: 'internal_error',
        message: 'Algo falló de nuestro lado. Cita el requestId si escribes a soporte.',
        errors: [],
        requestId: expect.any(String),
        docUrl: '/docs/errors/internal_error',
      },
    ]);
    expect(log).toContain('request failed');
  });

  it('says when to come back where the database cannot take the work', async () => {
    const { statusCode, headers, body } = await call('unavailable');
    expect([statusCode, headers['retry-after'], body.code]).toEqual([503, '1', 'service_unavailable']);
  });

  it('keeps a key for what it was sent about, which may stand in the path', async () => {
    const remove = (id: string) =>
      app.inject({
        method: 'DELETE',
        url: `/api/pay/probe/${id}`,
        headers: {
          authorization: `Basic ${Buffer.from('key:password').toString('base64')}`,
          'idempotency-key': 'one',
        },
      });
    expect((await remove('7')).json()).toEqual({ outcome: '7' });
    expect((await remove('7')).headers['idempotent-replayed']).toBe('true');
    expect((await remove('8')).json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('takes no body where it wants none, rather than leaving it unread', async () => {
    const remove = (body: string) =>
      app.inject({
        method: 'DELETE',
        url: '/api/pay/probe/7',
        headers: {
          authorization: `Basic ${Buffer.from('key:password').toString('base64')}`,
          'content-type': 'application/json',
        },
        payload: body,
      });
    for (const body of ['', '{}', 'null']) expect((await remove(body)).json()).toEqual({ outcome: '7' });
    expect((await remove('{"idCompany":2}')).json()).toMatchObject({
      code: 'invalid_fields',
      errors: [{ field: 'idCompany', code: 'unknown_property' }],
    });
    expect((await remove('[]')).json()).toMatchObject({ errors: [{ code: 'wrong_type' }] });
  });

  it('judges who calls before the body has come', async () => {
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const answerTo = async (path: string): Promise<string> => {
      const socket = connect(Number(url.port), '127.0.0.1');
      socket.write(
        `DELETE ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n`,
      );
      const [chunk] = await once(socket, 'data');
      socket.destroy();
      return String(chunk);
    };
    expect(await answerTo('/api/pay/probe/7')).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('hears that the caller of a file has left, and makes no fault of it', async () => {
    log = '';
    const { port } = app.server.address() as AddressInfo;
    const caller = new AbortController();
    const answer = fetch(`http://127.0.0.1:${port}/api/pay/probe-file`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"outcome":"file"}',
      signal: caller.signal,
    });
    await vi.waitFor(() => expect(handled).toBeDefined());
    caller.abort();
    await expect(answer).rejects.toThrow();
    expect(await handled).toBe('AbortError');
    await vi.waitFor(() => expect(log).toContain('caller left'));
    expect(log).not.toContain('request failed');
  });
});
