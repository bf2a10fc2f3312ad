import { readFileSync } from 'node:fs';
import { postmanCollection } from '@pasarela/contracts/postman/postman-collection';
import { productionEnvironment, sandboxEnvironment } from '@pasarela/contracts/postman/postman-environment';
import { configurationJsonSchema } from '@pasarela/contracts/sandbox/configuration';
import type { Language } from '@pasarela/contracts/words/words';
import type { FastifyInstance } from 'fastify';
import { type Described, describeApi } from '#http/openapi.ts';
import { staticFile } from '#installation/installed-files.ts';
import { entityTagOf, isKnown } from './entity-tag.ts';

/**
 * Serves the OpenAPI description, which is built at the first request. Each language has its own address, because client generators
 * send no headers.
 */
const serveDescription = (app: FastifyInstance, described: Described): void => {
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

/** Serves the template of payment link files, with an example of each kind of link. */
const serveLinkTemplate = (app: FastifyInstance): void => {
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

/** Serves the Postman collection in both languages and its two environments. */
const servePostmanFiles = (app: FastifyInstance, site: { readonly url: string }): void => {
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

/** Serves the JSON Schema of `pasarela.config.json`, which an editor checks and completes the file with. */
const serveConfigurationSchema = (app: FastifyInstance): void => {
  app.get('/api/pasarela.config.schema.json', (_, reply) =>
    reply.type('application/schema+json; charset=utf-8').send(JSON.stringify(configurationJsonSchema())),
  );
};

/** Serves the script that merchants load into their own pages, from any origin. Browsers may cache it for one hour. */
const serveBrowserScript = (app: FastifyInstance): void => {
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

/** Serves what developers fetch besides the documentation: the API's description, collections, schemas, templates and the script. */
export const servePublishedFiles = (
  app: FastifyInstance,
  {
    version,
    site,
  }: { readonly version: string; readonly site: { readonly url: string; readonly supportEmail: string } },
): void => {
  serveBrowserScript(app);
  serveLinkTemplate(app);
  servePostmanFiles(app, site);
  serveConfigurationSchema(app);
  serveDescription(app, { version, supportEmail: site.supportEmail });
};
