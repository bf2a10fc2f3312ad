import type { Operation, OperationExample } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createLink } from '../factories/payment-links-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { everythingKept } from '../kept-texts.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let owner: Record<string, string>;
let inbox: string;
/** A hosted page: whoever names none is told of no field. */
let page: string;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
  const account = await accountIdOf(app, 1);
  inbox = await setAddresses(app, account);
  page = (await createLink(app, account)).checkoutToken;
});
afterAll(() => app.close());

/** What somebody would like to set: `toString` and the like are on every object's prototype. */
const wished: Readonly<Record<string, unknown>> = {
  role: 'Admin',
  Role: 'Admin',
  balance: 1_000_000,
  status: 2,
  statusId: 2,
  companyId: 2,
  accountId: 2,
  id: 1,
  userId: 1,
  isAdmin: true,
  environment: 'Production',
  refundedAmount: 0,
  clockOffset: 9,
  passwordHash: 'x',
  constructor: { prototype: { role: 'Admin' } },
  prototype: { role: 'Admin' },
  toString: 'x',
  hasOwnProperty: 'x',
};
const names = [...Object.keys(wished), '__proto__'];

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Inner = { readonly name: string; readonly schema: z.ZodObject; readonly inList: boolean };

/** The properties of a schema that are objects, or lists of objects. */
const objectsIn = (schema: z.ZodObject): readonly Inner[] =>
  Object.entries(schema.shape).flatMap(([name, field]): Inner[] => {
    const inner = unwrapped(field);
    if (inner instanceof z.ZodObject) return [{ name, schema: inner, inList: false }];
    const item = inner instanceof z.ZodArray ? unwrapped(inner.element) : undefined;
    return item instanceof z.ZodObject ? [{ name, schema: item, inList: true }] : [];
  });

/** Every object that a body has or could have, by the properties that lead to it. */
const placesOf = (schema: z.ZodObject): readonly (readonly string[])[] => [
  [],
  ...objectsIn(schema).flatMap((inner) => placesOf(inner.schema).map((rest) => [inner.name, ...rest])),
];

const strangeTo = (schema: z.ZodObject | undefined): readonly string[] => {
  const known = Object.keys(schema?.shape ?? {}).map((name) => name.toLowerCase());
  return names.filter((name) => !known.includes(name.toLowerCase()));
};

type Filled = { readonly text: string; readonly expected: readonly string[] };

/** An object as JSON, at one place of which stands what it does not have; and what is to be named, by its path. */
const filled = (
  schema: z.ZodObject,
  value: Readonly<Record<string, unknown>>,
  [next, ...rest]: readonly string[],
  path = '',
): Filled => {
  const texts = Object.entries(value)
    .filter(([name]) => name !== next)
    .map(([name, given]) => `${JSON.stringify(name)}:${JSON.stringify(given)}`);
  const at = (name: string): string => (path ? `${path}.${name}` : name);
  if (next === undefined) {
    const strange = strangeTo(schema);
    // Written by hand: a property of this name would become the object's prototype.
    const own = strange.map((name) => `"${name}":${JSON.stringify(wished[name] ?? { role: 'Admin' })}`);
    return { text: `{${[...texts, ...own].join(',')}}`, expected: strange.map(at) };
  }
  const inner = objectsIn(schema).find(({ name }) => name === next);
  if (!inner) throw new Error(`${at(next)} is no object`);
  const found = value[next];
  const given = Array.isArray(found) ? found[0] : found;
  const within = inner.inList ? `${at(next)}.0` : at(next);
  const { text, expected } = filled(inner.schema, isRecord(given) ? given : {}, rest, within);
  return { text: `{${[...texts, `"${next}":${inner.inList ? `[${text}]` : text}`].join(',')}}`, expected };
};

const all = Object.entries<Operation>(operations) as [OperationName, Operation][];
const headersOf = ({ access }: Operation): Record<string, string> => {
  if (access.kind === 'public' || access.kind === 'payer') return {};
  return access.kind === 'apiKey' ? demoKey : owner;
};
const exampleOf = ({ access, examples }: Operation): Partial<OperationExample> => {
  const example: Partial<OperationExample> = examples[0] ?? {};
  return access.kind === 'payer' ? { ...example, params: { ...example.params, token: page } } : example;
};
const strangersOf = (errors: readonly { readonly field: string; readonly code: string }[]) =>
  errors.filter(({ code }) => code === 'unknown_property').map(({ field }) => field);

/** The call changes nothing of all that is kept. */
const unchanged = async (call: () => Promise<void>): Promise<void> => {
  const before = await everythingKept(app.database.read);
  await call();
  expect(await everythingKept(app.database.read)).toBe(before);
};

describe('properties that a call does not have', () => {
  const withBody = all.filter(([, { body, files, method }]) => body && !files && method !== 'GET');

  it.each(withBody)(
    'are named to who puts them into the body of %s, however deep',
    async (name, operation) => {
      const { params, query, body = {} } = exampleOf(operation);
      const schema = operation.body;
      if (!schema) throw new Error('it has a body');
      await unchanged(async () => {
        for (const place of placesOf(schema)) {
          const { text, expected } = filled(schema, body, place);
          expect(expected.at(-1)).toMatch(/__proto__$/);
          const sent = { params, query, body: text, headers: headersOf(operation) };
          const { status, errors } = await app.calls.refused(name, sent);
          expect([place, status, strangersOf(errors)]).toEqual([place, 422, expected]);
        }
      });
    },
  );

  const withFiles = all.filter(([, { files }]) => files);
  it.each(withFiles)('are named to who puts them beside the files of %s', async (name, operation) => {
    const strange = strangeTo(operation.body);
    const { params, query, body, files = [] } = exampleOf(operation);
    const refusedWith = (fields: readonly string[]) =>
      app.calls.refused(name, {
        params,
        query,
        body: Object.fromEntries([
          ...Object.entries(body ?? {}),
          ...fields.map((field): [string, string] => [field, 'x']),
        ]),
        files: files.map(({ fileName, base64 }) => ({ fileName, content: Buffer.from(base64, 'base64') })),
        headers: headersOf(operation),
      });
    await unchanged(async () => {
      const ofPrototypes = strange.filter((field) => field in Object.prototype);
      const others = strange.filter((field) => !ofPrototypes.includes(field));
      expect(strangersOf((await refusedWith(others)).errors)).toEqual(others);
      // A form with a field of such a name is not read to its end.
      for (const field of ofPrototypes)
        expect([field, (await refusedWith([field])).code]).toEqual([field, 'malformed_multipart']);
    });
  });

  const withoutBody = all.filter(
    ([, { body, files, rawBody, method }]) => !body && !files && !rawBody && method !== 'GET',
  );
  it.each(withoutBody)('are named to who sends them to %s, which has no body', async (name, operation) => {
    const { params, query } = exampleOf(operation);
    const { text, expected } = filled(z.object({}), {}, []);
    await unchanged(async () => {
      const sent = { params, query, body: text, headers: headersOf(operation) };
      expect(strangersOf((await app.calls.refused(name, sent)).errors)).toEqual(expected);
    });
  });

  it.each(all)('are named to who puts them into the address of %s', async (name, operation) => {
    const strange = strangeTo(operation.query);
    const { params, query, body, rawBody } = exampleOf(operation);
    await unchanged(async () => {
      const { errors } = await app.calls.refused(name, {
        params: name === 'receiveInboxMessage' ? { inbox } : params,
        query: { ...query, ...Object.fromEntries(strange.map((field) => [field, 'Admin'])) },
        ...(body && !operation.files ? { body } : {}),
        ...(rawBody === undefined ? {} : { rawBody }),
        files: operation.files ? [{ fileName: 'x.csv', content: Buffer.from('x') }] : [],
        headers: headersOf(operation),
      });
      const expected = strange.filter((field) => field !== '__proto__');
      expect(strangersOf(errors)).toEqual(expect.arrayContaining(expected));
    });
  });

  it('are what they are in a body that is any JSON: they are kept as they came, and nothing else changes', async () => {
    const { text } = filled(z.object({}), {}, []);
    const kept = async () =>
      (await everythingKept(app.database.read)).split('\n').filter((line) => !line.includes('receivedAt'));
    const before = await kept();
    await app.calls.answered('receiveInboxMessage', { params: { inbox }, rawBody: text });
    expect(await kept()).toEqual(before);
  });

  it('are on no prototype afterwards', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'role')).toBeUndefined();
    expect(Object.prototype.toString.call([])).toBe('[object Array]');
  });
});
