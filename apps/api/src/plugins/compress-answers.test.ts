import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const rows = JSON.stringify({ data: Array.from({ length: 100 }, (_, id) => ({ id, status: 'Paid' })) });

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await compressAnswers(app);
  app.get('/rows', (_, reply) => reply.type('application/json; charset=utf-8').send(rows));
  app.get('/payment', (_, reply) => reply.type('application/json; charset=utf-8').send('{"code":"001"}'));
  app.get('/report', { compress: false }, (_, reply) =>
    reply.type('text/csv').send('id,status\n'.repeat(500)),
  );
  app.post('/body', (request, reply) => reply.send(request.body));
});
afterAll(() => app.close());

const ask = async (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it('compresses the rows of a list as the caller accepts it, and not for who does not', async () => {
  const [br, gzip, plain] = await Promise.all([
    ask('/rows', 'gzip, deflate, br'),
    ask('/rows', 'gzip'),
    ask('/rows'),
  ]);
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
    'br',
    rows,
  ]);
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', rows]);
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, rows]);
  expect(br.headers.vary).toBe('accept-encoding');
  expect(br.rawPayload.length).toBeLessThan(rows.length / 8);
});

it.each(['/payment', '/report'])('sends %s as it is', async (url) => {
  const { headers, body } = await ask(url, 'gzip, br');
  expect([headers['content-encoding'], body]).toEqual([undefined, (await ask(url)).body]);
});

it('does not unpack what it is sent', async () => {
  const sent = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/body',
    headers: sent,
    payload: gzipSync('{"data":1}'),
  });
  expect(statusCode).toBe(400);
});
