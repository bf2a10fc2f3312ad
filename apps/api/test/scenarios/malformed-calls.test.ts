import { envelopeOf } from '@pasarela/contracts/http/answers';
import { errorsOf } from '@pasarela/contracts/http/common-errors';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#seed/demo-people.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { createApiKey, createMember } from '../factories/accounts-factory.ts';
import { bearer, demoKey, readRefusal } from '../operation-calls.ts';
import { answerProblems, requestProblems } from '../published-schemas.ts';

/** A small, repeatable size of what the full run sends by the thousands. */
const runs = 45;
const seed = 2_026;

let app: TestApp;
let owner: Record<string, string>;
let leaving: Record<string, string>;
let leavingEverywhere: Record<string, string>;
let cautious: Record<string, string>;
beforeAll(async () => {
  // Calls that wait look again at once.
  app = await buildTestApp({ pause: () => Promise.resolve() });
  await createMember(app, 'saliente', 'Admin', 1);
  // The newest key is the one that is rolled: the demo's own stays as it is.
  await createApiKey(app, 1, 'Sandbox');
  owner = { ...bearer(await app.signIn('admin')), company: '1' };
  leaving = bearer(await app.signIn('saliente'));
  await createMember(app, 'despedida', 'Admin', 1);
  leavingEverywhere = bearer(await app.signIn('despedida'));
  // Whose password no example knows: the session outlives every call.
  await createMember(app, 'precavida', 'Admin', 1);
  const { data } = await app.calls.answered('changePassword', {
    body: { currentPassword: demoPassword, newPassword: 'tres-faros-y-una-nube' },
    headers: bearer(await app.signIn('precavida')),
  });
  cautious = bearer(data.token);
});
afterAll(() => app.close());

const all = Object.entries<Operation>(operations) as [OperationName, Operation][];
/** The clock goes last: it may be moved by years. */
const inOrder = [...all].sort(
  ([one], [other]) => Number(one === 'moveClock') - Number(other === 'moveClock'),
);

const credentialsOf = (name: OperationName, { access }: Operation): Record<string, string> => {
  if (name === 'logout') return leaving;
  if (name === 'logoutEverywhere') return leavingEverywhere;
  if (name === 'changePassword') return cautious;
  if (access.kind === 'public') return {};
  return access.kind === 'apiKey' ? demoKey : owner;
};

type Call = {
  readonly path: string;
  readonly query: string;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly headers: Record<string, string>;
};

const send = async (name: OperationName, operation: Operation, { path, query, body, headers }: Call) => {
  const response = await fetch(`${app.url}/api${path}${query ? `?${query}` : ''}`, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      ...credentialsOf(name, operation),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(operation.method === 'GET' ? {} : { body }),
  });
  if (response.ok && operation.answerKind === 'events') {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
};

/** Answered by its schema, or refused in the documented form with a code that it declares; never a fault of ours. */
const expectJudged = async (name: OperationName, operation: Operation, call: Call): Promise<void> => {
  const { status, text } = await send(name, operation, call);
  const shown = JSON.stringify({ name, status, text: text.slice(0, 500) });
  expect(status === 200 || (status >= 400 && status < 500), shown).toBe(true);
  if (status === 200 && (operation.answerKind === 'file' || operation.answerKind === 'events')) return;
  const body: unknown = JSON.parse(text);
  if (status === 200) {
    const schema = operation.answerKind === 'envelope' ? envelopeOf(operation.answer) : operation.answer;
    expect(schema.parse(body)).toEqual(body);
    expect([shown, answerProblems(name, status, body)]).toEqual([shown, []]);
    // What was taken is what the description lets through.
    if (typeof call.body === 'string')
      expect([call.body, requestProblems(name, { body: call.body || '{}' })]).toEqual([call.body, []]);
    return;
  }
  const { code } = readRefusal(status, body);
  // A path that no call has is refused before there is an operation.
  if (code === 'not_found') return;
  expect(errorsOf(operation), shown).toContain(code);
  expect([shown, answerProblems(name, status, body)]).toEqual([shown, []]);
  expect(Object.keys(body as object).includes('success'), shown).toBe(operation.answerKind !== 'plain');
};

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '𝟙',
  '١٢٣',
  'ﷺ'.repeat(20),
  '😀'.repeat(500),
  'x'.repeat(5_000),
  "' or 1=1 --",
  '"; drop table transactions; --',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would run
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%zz',
  '\r\nset-cookie: a=b',
  '2026/02/30',
  '9999/12/31',
  '0000/00/00',
  '1e999',
  'NaN',
  'null',
  'true',
];
const oddValues: readonly fc.Arbitrary<unknown>[] = [
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(
    0,
    -0,
    -1,
    0.1,
    1.005,
    1e21,
    1e308,
    2_147_483_648,
    1_000_000_000_000,
    9_007_199_254_740_992,
    4.9e-324,
  ),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[[[]]]], [null], { a: { b: { c: [] } } }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
];
const oddValue = fc.oneof(...oddValues);
/** What a text may well be, so that a call comes further than its validation. */
const likelyValue = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.integer({ min: 1, max: 5_000 }),
  fc.integer({ min: 1, max: 500_000 }).map((centavos) => centavos / 100),
);

const cased = (names: readonly string[]) =>
  fc.oneof(
    ...(names.length > 0
      ? [fc.constantFrom(...names), fc.constantFrom(...names).map((n) => n.toUpperCase())]
      : []),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'role',
      'status',
      'companyId',
      'hasOwnProperty',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );

const wellFormed = (text: string): string => text.toWellFormed();
const queryText = (value: unknown): string =>
  encodeURIComponent(wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));

/** Queries from the names that the call has, and from others; now and then a name stands twice, or in brackets. */
const queries = (operation: Operation): fc.Arbitrary<string> => {
  const names = cased(Object.keys(operation.query?.shape ?? {}));
  const parameter = fc
    .tuple(names, oddValue, fc.constantFrom('', '', '', '[]', '[a]', '.a'))
    .map(([name, value, suffix]) => `${queryText(name)}${suffix}=${queryText(value).slice(0, 2_000)}`);
  const several = fc.array(parameter, { minLength: 1, maxLength: 4 });
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: several.map((parameters) => parameters.join('&')) },
  );
};

const paths = (operation: Operation): fc.Arbitrary<string> => {
  const names = Object.keys(operation.params?.shape ?? {});
  const [example] = operation.examples;
  const values = names.map((name) =>
    fc.oneof(
      fc.constant(String(example?.params?.[name])),
      fc.constant(String(example?.params?.[name])),
      oddValue
        .map((value) => queryText(value).slice(0, 3_000))
        // A path of dots is another path.
        .filter((text) => !/^(\.|%2e)*$/i.test(text) && !/%[0-9a-f]?$/i.test(text)),
    ),
  );
  return fc
    .tuple(...values)
    .map((parts) =>
      names.reduce(
        (path, name, index) => path.replace(`{${name}}`, () => parts[index] ?? ''),
        operation.path,
      ),
    );
};

const deep = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const oddBodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '0',
  '{}{}',
  '[[[[[[[[[[]]]]]]]]]]',
  deep(10_000),
  '['.repeat(20_000),
  '{"a":1e999}',
  '{"a":-1e999,"b":1e-999}',
  `{"a":${'9'.repeat(500)}}`,
  '{"__proto__":{"role":"Admin"}}',
  '{"constructor":{"prototype":{"role":"Admin"}}}',
  '\ufeff{}',
  '{"\\ud800":"\\udfff"}',
  `{"x":"${'y'.repeat(300_000)}"}`,
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0, 1, 2, 3]),
];

/** Bodies that are no bodies, any JSON, and the call's own example with some of its properties made odd. */
const bodies = (operation: Operation): fc.Arbitrary<string | Uint8Array<ArrayBuffer> | undefined> => {
  const examples = operation.examples.flatMap(({ body }) => (body ? [body] : []));
  const known = Object.keys(operation.body?.shape ?? {});
  const changes = fc.oneof(
    fc.array(fc.tuple(cased(known), oddValue), { maxLength: 3 }),
    fc.array(fc.tuple(fc.constantFrom(...known, 'x'), likelyValue), { maxLength: 2 }),
  );
  const nested = fc.array(fc.tuple(cased(['ProductName', 'IP', 'IsInstallment', 'City']), oddValue), {
    maxLength: 2,
  });
  const changed = fc
    .tuple(fc.constantFrom(...(examples.length > 0 ? examples : [{}])), changes, nested, fc.boolean())
    .map(([example, outer, inner, deeply]) =>
      JSON.stringify({
        ...example,
        ...Object.fromEntries(outer),
        ...(deeply
          ? {
              Device: Object.fromEntries(inner),
              OrderInformation: { LineItems: [Object.fromEntries(inner)] },
            }
          : {}),
      }),
    );
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.constantFrom(...oddBodies) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
};

const headerSets: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        company: fc.constantFrom('', '0', '-1', 'x', '1', '2', '1e3', '1'.repeat(300), '1, 2'),
        'accept-language': fc.constantFrom('', ';;;', 'en;q=x', ','.repeat(2_000), 'xx-YY', 'en'),
        'idempotency-key': fc.constantFrom('', ' ', 'a b', 'x'.repeat(300), '\u00ff', 'good-key'),
        environment: fc.constantFrom('', 'x', 'Production'),
        'content-type': fc.constantFrom(
          '',
          'text/plain',
          'application/json; charset=x',
          'multipart/form-data',
          'a/b/c',
        ),
        authorization: fc.constantFrom('Basic', 'Bearer', 'Bearer x.y.z', 'Basic =====', 'x'.repeat(4_000)),
      },
      { requiredKeys: [] },
    ),
  },
);

describe('malformed calls', () => {
  it.each(inOrder)('of %s are judged, and never a fault of ours', async (name, operation) => {
    const calls = fc.record({
      path: paths(operation),
      query: queries(operation),
      body: bodies(operation),
      headers: headerSets,
    });
    await fc.assert(
      fc.asyncProperty(calls, (call) => expectJudged(name, operation, call)),
      { seed, numRuns: runs },
    );
  });

  it('leave nothing on any prototype', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });
});
