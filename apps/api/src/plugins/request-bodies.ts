import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON and nothing else. An empty one is none, whatever its type says. Names such as `__proto__` are not
 * judged here: validation refuses them by name, like any other that the contract does not know.
 */
export const readBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
};
