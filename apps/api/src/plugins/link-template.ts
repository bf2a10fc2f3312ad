import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { staticFile } from '#installation/installed-files.ts';

/** Serves the template of payment link files, with an example of each kind of link. */
export const serveLinkTemplate = (app: FastifyInstance): void => {
  const content = readFileSync(staticFile('CaptureLineLayout.csv'));
  app.get('/Templates/CaptureLineLayout.csv', (_, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'content-disposition': 'attachment; filename="CaptureLineLayout.csv"',
        'x-content-type-options': 'nosniff',
      })
      .type('text/csv; charset=utf-8')
      .send(content),
  );
};
