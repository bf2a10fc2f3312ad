import type { Operation, OperationExample } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { setAddresses } from '../factories/webhooks-factory.ts';
import { everythingKept } from '../kept-texts.ts';
import { bearer, demoKey } from '../operation-calls.ts';

let app: TestApp;
let owner: Record<string, string>;
let inbox: string;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
  inbox = await setAddresses(app, await accountIdOf(app, 1));
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

type Place = {
  readonly path: string;
  readonly schema: z.ZodObject;
  readonly value: Readonly<Record<string, unknown>>;
};
type Filled = { readonly text: string; readonly expected: readonly string[] };

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties of an object with those that are wished for beside them; which of them it does not have, by their paths. */
const filled = ({ path, schema, value }: Place): Filled => {
  const known = Object.keys(schema.shape).map((name) => name.toLowerCase());
  const strange = names.filter((name) => !known.includes(name.toLowerCase()));
  const own = Object.entries(schema.shape).flatMap(([name, field]): [string, Filled][] => {
    const inner = unwrapped(field);
    const given = value[name];
    const at = path ? `${path}.${name}` : name;
    if (inner instanceof z.ZodObject)
      return [[name, filled({ path: at, schema: inner, value: isRecord(given) ? given : {} })]];
    const item = inner instanceof z.ZodArray ? unwrapped(inner.element) : undefined;
    if (item instanceof z.ZodObject) {
      const first = Array.isArray(given) && isRecord(given[0]) ? given[0] : {};
      const one = filled({ path: `${at}.0`, schema: item, value: first });
      return [[name, { text: `[${one.text}]`, expected: one.expected }]];
    }
    return given === undefined ? [] : [[name, { text: JSON.stringify(given), expected: [] }]];
  });
  const texts = [
    ...own.map(([name, { text }]) => `${JSON.stringify(name)}:${text}`),
    // Written by hand: a property of this name would become the object's prototype.
    ...strange.map((name) => `"${name}":${JSON.stringify(wished[name] ?? { role: 'Admin' })}`),
  ];
  return {
    text: `{${texts.join(',')}}`,
    expected: [
      ...strange.map((name) => (path ? `${path}.${name}` : name)),
      ...own.flatMap(([, { expected }]) => expected),
    ],
  };
};

const all = Object.entries<Operation>(operations) as [OperationName, Operation][];
const headersOf = ({ access }: Operation): Record<string, string> => {
  if (access.kind === 'public' || access.kind === 'payer') return {};
  return access.kind === 'apiKey' ? demoKey : owner;
};
const exampleOf = ({ examples }: Operation): Partial<OperationExample> => examples[0] ?? {};
/** So many problems are named at once; the others are found when these are gone. */
const mostNamed = 100;

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
      const { params, query, body } = exampleOf(operation);
      if (!operation.body) throw new Error('it has a body');
      const { text, expected } = filled({ path: '', schema: operation.body, value: body ?? {} });
      expect(expected).toContain('__proto__');
      await unchanged(async () => {
        const sent = { params, query, body: text, headers: headersOf(operation) };
        const { status, errors } = await app.calls.refused(name, sent);
        expect(status).toBe(422);
        const named = strangersOf(errors);
        expect(expected).toEqual(expect.arrayContaining(named));
        expect(named.length).toBe(Math.min(expected.length, mostNamed - (errors.length - named.length)));
      });
    },
  );

  const withFiles = all.filter(([, { files }]) => files);
  it.each(withFiles)('are named to who puts them beside the files of %s', async (name, operation) => {
    const known = Object.keys(operation.body?.shape ?? {}).map((field) => field.toLowerCase());
    const strange = names.filter((field) => !known.includes(field.toLowerCase()));
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
    const { text, expected } = filled({ path: '', schema: z.object({}), value: {} });
    await unchanged(async () => {
      const sent = { params, query, body: text, headers: headersOf(operation) };
      expect(strangersOf((await app.calls.refused(name, sent)).errors)).toEqual(expected);
    });
  });

  it.each(all)('are named to who puts them into the address of %s', async (name, operation) => {
    const known = Object.keys(operation.query?.shape ?? {}).map((field) => field.toLowerCase());
    const strange = names.filter((field) => !known.includes(field.toLowerCase()));
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
    const { text } = filled({ path: '', schema: z.object({}), value: {} });
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
