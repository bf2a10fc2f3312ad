import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { staticFile } from '#installation/installed-files.ts';
import { entityTagOf, isKnown } from './entity-tag.ts';

/** Serves the script that merchants load into their own pages, from any origin. Browsers may cache it for one hour. */
export const serveBrowserScript = (app: FastifyInstance): void => {
  const content = readFileSync(staticFile('pasarela.js'));
  const etag = entityTagOf(content);
  app.get('/pasarela.js', (request, reply) => {
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(content);
  });
};
