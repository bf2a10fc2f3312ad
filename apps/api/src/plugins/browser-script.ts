import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const file = new URL('../../static/pasarela.js', import.meta.url);

/** Whether the caller has this content already. A proxy may have made its tag a weak one. */
const has = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/** The script that merchants load into their own pages, from whatever origin. It is asked for again once an hour. */
export const serveBrowserScript = (app: FastifyInstance): void => {
  const content = readFileSync(file);
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  app.get('/pasarela.js', (request, reply) => {
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    if (has(etag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(content);
  });
};
