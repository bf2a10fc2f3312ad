import type { Language } from '@pasarela/contracts/words/words';
import type { FastifyInstance } from 'fastify';
import { type Described, describeApi } from '#http/openapi.ts';

/**
 * The description of the API, written when it is first asked for. An address of its own for each language: who generates a
 * client sends no headers.
 */
export const serveDescription = (app: FastifyInstance, described: Described): void => {
  const written = new Map<Language, string>();
  const descriptionIn = (language: Language): string => {
    const description = written.get(language) ?? JSON.stringify(describeApi(described, language));
    written.set(language, description);
    return description;
  };
  app.get<{ Querystring: { lang?: unknown } }>('/api/openapi.json', ({ query }, reply) =>
    reply.type('application/json; charset=utf-8').send(descriptionIn(query.lang === 'en' ? 'en' : 'es')),
  );
};
