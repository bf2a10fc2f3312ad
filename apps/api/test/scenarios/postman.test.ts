import { integrationMethods } from '@pasarela/contracts/integration-methods/integration-methods';
import newman, { type NewmanRunOptions, type NewmanRunSummary } from 'newman';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createPublicKey, formSessionOf } from '../factories/cards-factory.ts';
import { bearer } from '../operation-calls.ts';

type Language = 'es' | 'en';

let app: TestApp;
let publicKey: string;
/** What arrived at the API, as `GET /api/sandbox/clock`. */
let arrived: string[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  publicKey = await createPublicKey(app, await accountIdOf(app, 1));
  app.app.server.on('request', ({ method, url }) => arrived.push(`${method} ${url}`));
});
afterAll(() => app.close());

const samples = Object.values(integrationMethods).flatMap(({ page, samples: own }) => (page ? own : []));

/** A session as our script makes it in a page, for a person to put into the collection. */
const newSession = async (): Promise<string> => {
  const session = formSessionOf('demo-sandbox-key', publicKey);
  await app.calls.answered('createFormSession', { body: session });
  return session.SessionId;
};

const run = async (
  language: Language,
  values: Readonly<Record<string, string>>,
  options: Partial<NewmanRunOptions> = {},
): Promise<NewmanRunSummary> => {
  arrived = [];
  const [collection, environment] = await Promise.all(
    [language, 'sandbox'].map(async (name) => (await app.http.get(`/api/postman/${name}.json`)).body),
  );
  const changed = Object.entries(values).map(([key, value]) => ({ key, value, enabled: true }));
  const ended = Promise.withResolvers<NewmanRunSummary>();
  newman.run(
    {
      collection,
      environment: { ...environment, values: [...environment.values, ...changed] },
      reporters: [],
      ...options,
    },
    (error, summary) => (error ? ended.reject(error) : ended.resolve(summary)),
  );
  return ended.promise;
};

const failuresOf = ({ run: { failures } }: NewmanRunSummary) =>
  failures.map(({ source, error }) => [source?.name, error.message]);

/** The samples that were answered: each says with what, and the request for a token says nothing. */
const judgedIn = ({ run: { stats } }: NewmanRunSummary): number | undefined => stats.assertions.total;

it.each<[Language, number]>([
  ['es', 0],
  ['en', 72],
])(
  'the collection in %s is green from its first request to its last, %i days later',
  async (language, days) => {
    if (days > 0) {
      const headers = { ...bearer(await app.signIn('admin')), company: '1' };
      await app.calls.answered('moveClock', { body: { days }, headers });
    }
    const summary = await run(language, { 'form-session.sessionId': await newSession() });
    expect(failuresOf(summary)).toEqual([]);
    expect(judgedIn(summary)).toBe(samples.length);
  },
);

it('makes up neither a payer nor time where it is not the sandbox, and leaves out what would need them', async () => {
  const folder = ['wcdc', 'refund', 'inmediate-capture-session', 'report'] as const;
  const folders = folder.map((name) => integrationMethods[name].title.es);
  const summary = await run('es', { isSandbox: 'false' }, { folder: folders });
  expect(failuresOf(summary)).toEqual([]);
  expect(arrived.filter((call) => /clock|checkout/.test(call))).toEqual([]);
  expect(judgedIn(summary)).toBe(integrationMethods.report.samples.length);
});
