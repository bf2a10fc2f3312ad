import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endConnections } from './end-connections.ts';

const readiness = { ready: true };
const slow = new PassThrough();
let app: FastifyInstance;
let agent: Agent;
beforeEach(async () => {
  readiness.ready = true;
  // A caller that keeps its connections for as long as it is let.
  agent = new Agent({ keepAlive: true });
  app = Fastify();
  endConnections(app, readiness);
  app.get('/', async () => 'answer');
  app.get('/slow', async (_, reply) => reply.send(slow));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  agent.destroy();
  await app.close();
});

const call = async (path: string): Promise<IncomingMessage> => {
  const { port } = app.server.address() as AddressInfo;
  const [response] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response');
  return response;
};

it('keeps the connection of a caller while the process is ready, and ends it with the first answer after that', async () => {
  const first = await call('/');
  expect([await text(first), first.headers.connection]).toEqual(['answer', 'keep-alive']);
  readiness.ready = false;
  const last = await call('/');
  const closed = once(last.socket, 'close');
  expect([await text(last), last.headers.connection]).toEqual(['answer', 'close']);
  await closed;
});

it('ends a connection that an answer was being sent on before', async () => {
  slow.write('the beginning, ');
  const answer = await call('/slow');
  const closed = once(answer.socket, 'close');
  expect(answer.headers.connection).toBe('keep-alive');
  readiness.ready = false;
  slow.end('the rest');
  expect(await text(answer)).toBe('the beginning, the rest');
  await closed;
});
