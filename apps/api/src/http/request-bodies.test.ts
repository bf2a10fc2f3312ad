import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readBodies } from './request-bodies.ts';

it('takes one large body in a turn, and small ones between', async () => {
  const app = Fastify();
  readBodies(app);
  const taken: unknown[] = [];
  app.post('/', async ({ body }) => {
    taken.push(Array.isArray(body) ? 'large' : 'small');
    return {};
  });
  await app.ready();
  const send = (payload: object) => app.inject({ method: 'POST', url: '/', payload });
  const large = Array.from({ length: 2_000 }, () => 'entry');
  await Promise.all([...Array.from({ length: 6 }, () => send(large)), send({})]);
  expect(taken).toHaveLength(7);
  expect(taken.indexOf('small')).toBeLessThan(4);
  await app.close();
});
