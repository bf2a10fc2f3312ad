import { postmanCollection } from '@pasarela/contracts/postman/postman-collection';
import { productionEnvironment, sandboxEnvironment } from '@pasarela/contracts/postman/postman-environment';
import type { FastifyInstance } from 'fastify';

/** The collection in both languages, and its two environments: what Postman imports by its address. */
export const servePostmanFiles = (app: FastifyInstance, site: { readonly url: string }): void => {
  const files: Readonly<Record<string, () => object>> = {
    es: () => postmanCollection('es'),
    en: () => postmanCollection('en'),
    // The sandbox's address is known once it listens.
    sandbox: () => sandboxEnvironment(site.url),
    production: productionEnvironment,
  };
  for (const [name, made] of Object.entries(files))
    app.get(`/api/postman/${name}.json`, (_, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(made())),
    );
};
