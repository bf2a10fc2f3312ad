import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { IntegrationMethod } from '../integration-methods/integration-method.ts';
import { integrationMethodNames } from '../integration-methods/integration-method-names.ts';
import { integrationMethods } from '../integration-methods/integration-methods.ts';
import { operations } from '../operations.ts';
import { postmanCollection } from './postman-collection.ts';
import { productionEnvironment, sandboxEnvironment } from './postman-environment.ts';

/** The parts of the format (collection 2.1) that are used, and nothing beside them. */
const Pair = z.strictObject({ key: z.string().min(1), value: z.string() });
const Event = z.strictObject({
  listen: z.enum(['prerequest', 'test']),
  script: z.strictObject({ type: z.literal('text/javascript'), exec: z.array(z.string()).min(1) }),
});
const Request = z.strictObject({
  name: z.string().min(1),
  event: z.array(Event),
  request: z.strictObject({
    method: z.enum(['GET', 'POST', 'DELETE']),
    auth: z.strictObject({ type: z.literal('noauth') }).optional(),
    header: z.array(
      z.union([Pair, Pair.extend({ disabled: z.literal(true), description: z.string().min(1) })]),
    ),
    body: z
      .strictObject({
        mode: z.literal('raw'),
        raw: z.string(),
        options: z.strictObject({ raw: z.strictObject({ language: z.literal('json') }) }),
      })
      .optional(),
    url: z.strictObject({
      raw: z.string().startsWith('{{baseUrl}}/api/'),
      host: z.tuple([z.literal('{{baseUrl}}')]),
      path: z.array(z.string().min(1)),
      variable: z.array(Pair).optional(),
      query: z.array(Pair).optional(),
    }),
    description: z.string().min(1),
  }),
  response: z.tuple([]),
});
const Folder = z.strictObject({ name: z.string().min(1), item: z.array(Request).min(1) });
const Collection = z.strictObject({
  info: z.strictObject({
    name: z.string().min(1),
    description: z.string().min(1),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  auth: z.strictObject({
    type: z.literal('bearer'),
    bearer: z.tuple([
      z.strictObject({ key: z.literal('token'), value: z.literal('{{token}}'), type: z.literal('string') }),
    ]),
  }),
  event: z.array(Event),
  item: z.tuple([Request], Folder),
});
const Environment = z.strictObject({
  name: z.string().min(1),
  values: z.array(
    z.strictObject({
      key: z.string().min(1),
      value: z.string(),
      type: z.enum(['default', 'secret']),
      enabled: z.literal(true),
    }),
  ),
  _postman_variable_scope: z.literal('environment'),
});

const methods = integrationMethodNames
  .map((name): IntegrationMethod => integrationMethods[name])
  .filter(({ page }) => page !== undefined);

describe.each(['es', 'en'] as const)('the collection in %s', (language) => {
  const collection = Collection.parse(postmanCollection(language));
  const [token, ...folders] = collection.item;
  const requests = folders.flatMap(({ item }) => item);

  it('has every sample of every method that has a page', () => {
    expect(folders.map(({ name, item }) => [name, item.map((one) => one.name)])).toEqual(
      methods.map(({ title, samples }) => [title[language], samples.map((one) => one.words[language])]),
    );
    expect(token.request.url.raw).toBe(`{{baseUrl}}/api${operations.authenticate.path}`);
  });

  it('asks each for what its page says', () => {
    const codes = methods.flatMap(({ samples }) => samples.map(({ responseCode }) => responseCode));
    requests.forEach(({ event }, position) => {
      const test = event.find(({ listen }) => listen === 'test')?.script.exec.join('\n');
      expect(test).toContain(`to.eql("${codes[position]}")`);
    });
  });

  it('has scripts that can be read, and bodies that are JSON', () => {
    for (const { event } of [collection, token, ...requests])
      for (const { script } of event) expect(() => new Function('pm', script.exec.join('\n'))).not.toThrow();
    for (const { request } of [token, ...requests])
      if (request.body) expect(JSON.parse(request.body.raw)).toBeTypeOf('object');
  });

  it('has every variable of a path, and nothing fixed where it is different each time', () => {
    for (const { request } of requests) {
      const inPath = request.url.path
        .filter((segment) => segment.startsWith(':'))
        .map((name) => name.slice(1));
      expect((request.url.variable ?? []).map(({ key }) => key)).toEqual(inPath);
      for (const { value } of request.url.variable ?? []) expect(value).toMatch(/^\{\{.+\}\}$/);
      if (request.body?.raw.includes('ReferenceNumber'))
        expect(JSON.parse(request.body.raw).ReferenceNumber).toBe('{{reference}}');
    }
  });

  it('begins nothing that needs a payer or time outside of the sandbox', () => {
    for (const { event, name } of requests) {
      const before = event.find(({ listen }) => listen === 'prerequest')?.script.exec ?? [];
      const made = before.some((line) => /\/pay'|\/sandbox\/clock/.test(line));
      const guarded = before.some((line) => line.includes("if (pm.environment.get('isSandbox') === 'true')"));
      expect([name, made && !guarded]).toEqual([name, false]);
    }
  });

  it('carries no credentials', () => {
    expect(JSON.stringify(collection)).not.toMatch(/demo-sandbox|Basic /);
  });
});

describe('the environments', () => {
  it('are the sandbox with what is published, and production with nothing', () => {
    const valuesOf = (environment: unknown) =>
      Object.fromEntries(Environment.parse(environment).values.map(({ key, value }) => [key, value]));
    expect(valuesOf(sandboxEnvironment('http://localhost:3000'))).toMatchObject({
      baseUrl: 'http://localhost:3000',
      isSandbox: 'true',
      apiKey: 'demo-sandbox-key',
      password: 'demo-sandbox-password',
      token: '',
    });
    expect(valuesOf(productionEnvironment())).toMatchObject({
      baseUrl: 'https://api.pasarela.example',
      isSandbox: 'false',
      apiKey: '',
      password: '',
      token: '',
    });
  });
});
