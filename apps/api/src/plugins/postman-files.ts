import { postmanCollection } from '@pasarela/contracts/postman/postman-collection';
import { productionEnvironment, sandboxEnvironment } from '@pasarela/contracts/postman/postman-environment';
import type { FastifyInstance } from 'fastify';

/** Serves the Postman collection in both languages and its two environments. */
export const servePostmanFiles = (app: FastifyInstance, site: { readonly url: string }): void => {
  const files: Readonly<Record<string, () => object>> = {
    es: () => postmanCollection('es'),
    en: () => postmanCollection('en'),
    // A function, because the address of the sandbox is known only once the server listens.
    sandbox: () => sandboxEnvironment(site.url),
    production: productionEnvironment,
  };
  for (const [name, made] of Object.entries(files))
    app.get(`/api/postman/${name}.json`, (_, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(made())),
    );
};
