import type { FastifyInstance } from 'fastify';
import { describeApi } from '#http/openapi.ts';

/** The description of the API. An address of its own for each language: who generates a client sends no headers. */
export const serveDescription = (app: FastifyInstance, version: string): void => {
  const es = JSON.stringify(describeApi(version, 'es'));
  const en = JSON.stringify(describeApi(version, 'en'));
  app.get<{ Querystring: { lang?: unknown } }>('/api/openapi.json', ({ query }, reply) =>
    reply.type('application/json; charset=utf-8').send(query.lang === 'en' ? en : es),
  );
};
