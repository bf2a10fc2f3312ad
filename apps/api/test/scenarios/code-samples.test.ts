import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import {
  type AuthenticationWay,
  authenticationPath,
  authenticationWays,
  type SampleRequest,
} from '@pasarela/contracts/code-samples/code-sample';
import {
  type SampleLanguageName,
  sampleLanguageNames,
  sampleLanguages,
} from '@pasarela/contracts/code-samples/code-samples';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { ExampleRequest } from '@pasarela/contracts/integration-methods/integration-example';
import type { MethodSample } from '@pasarela/contracts/integration-methods/integration-method';
import { integrationMethodNames } from '@pasarela/contracts/integration-methods/integration-method-names';
import { integrationMethods } from '@pasarela/contracts/integration-methods/integration-methods';
import { operations } from '@pasarela/contracts/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { canRun, runSamples } from '../code-sample-programs.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createPublicKey } from '../factories/cards-factory.ts';
import { createSampleSender } from '../integration-samples.ts';
import { pathOf } from '../operation-calls.ts';
import { rowOf, rowsOf } from '../table-rows.ts';

const installed = sampleLanguageNames.filter(canRun);

it(`runs the samples of every language that this machine has: ${installed.join(', ')}`, () => {
  expect(installed).toEqual(expect.arrayContaining(['curl', 'node', 'python']));
});

describe('against the sandbox', () => {
  const demo = { apiKey: 'demo-sandbox-key', publishedPassword: 'demo-sandbox-password' };
  /** Quotes, accents, and what a shell or PHP would read in place of the text. */
  const awkward = { FirstName: 'Íñigo "Nené" $HOME', LastName: "O'Ñandú\\n `id` 🎉" };
  const description = 'Año nuevo: "100 % \'agave\'" \\ $(id) {$x} <b>ñ</b> 🎉';

  let app: TestApp;
  let sender: ReturnType<typeof createSampleSender>;
  beforeAll(async () => {
    app = await buildTestApp({ scale: 0 });
    sender = createSampleSender(app, await createPublicKey(app, await accountIdOf(app, 1)));
  });
  afterAll(() => app.close());

  const samples: readonly { operation: Operation; title: string; sample: MethodSample }[] =
    integrationMethodNames.flatMap((name) => {
      const method = integrationMethods[name];
      return method.samples.map((sample) => ({
        operation: operations[method.operation],
        title: `${name}: ${sample.name}`,
        sample,
      }));
    });

  const awkwardly = (operation: Operation, body: ExampleRequest['body']): ExampleRequest['body'] => ({
    ...body,
    ...(body?.FirstName === undefined ? {} : awkward),
    ...(operation.body?.shape.Description === undefined ? {} : { Description: description }),
  });

  const requestOf = (operation: Operation, { params, query, body }: ExampleRequest): SampleRequest => ({
    method: operation.method,
    url: `${app.url}${pathOf(operation, params)}${query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''}`,
    headers: [...(body ? ([['Content-Type', 'application/json']] as const) : []), ['Accept-Language', 'es']],
    ...(body ? { body: JSON.stringify(awkwardly(operation, body), null, 2) } : {}),
  });

  it.each(installed)('%s: every sample answers what its page says', async (language) => {
    // The clock moves while payments grow old enough for what follows; days are counted from where it then stands.
    const ready = [];
    for (const entry of samples) ready.push({ ...entry, needs: await sender.meetNeeds(entry.sample) });
    const jobs = [];
    for (const { needs, ...entry } of ready)
      jobs.push({ ...entry, filled: await sender.fill(entry.sample, needs) });

    const printed = await runSamples(
      language,
      jobs.map(({ operation, filled }, position) => {
        const way = authenticationWays[(position + installed.indexOf(language)) % 2] as AuthenticationWay;
        const credentials = operation.access.kind === 'apiKey' ? { way, ...demo } : null;
        return sampleLanguages[language].sampleOf({ request: requestOf(operation, filled), credentials });
      }),
    );
    const answers = [];
    for (const [position, { operation, title }] of jobs.entries()) {
      const text = printed[position] ?? '';
      const answer = JSON.parse(text.slice(text.indexOf('{')));
      answers.push([
        title,
        { code: answer.responseCode, description: await descriptionOf(operation, answer) },
      ] as const);
    }
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(
        samples.map(({ operation, title, sample }) => [
          title,
          { code: sample.responseCode, description: takesDescription(operation) ? description : undefined },
        ]),
      ),
    );
    const people = await rowsOf(app.database.read, 'transactions', { description });
    expect([...new Set(people.map(({ customerName }) => customerName))]).toEqual([
      `${awkward.FirstName} ${awkward.LastName}`,
    ]);
  });

  const takesDescription = ({ body }: Operation): boolean => body?.shape.Description !== undefined;

  /** The description of the payment that an answer tells of, as it was kept. */
  const descriptionOf = async (
    operation: Operation,
    answer: { readonly transactionNumber?: unknown },
  ): Promise<string | null | undefined> => {
    if (!takesDescription(operation)) return undefined;
    const { description: kept } = await rowOf(app.database.read, 'transactions', {
      id: Number(answer.transactionNumber),
    });
    return kept;
  };
});

describe('to the last byte', () => {
  type Received = {
    readonly method?: string;
    readonly url?: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  };
  const received: Received[] = [];
  let server: Server;
  let host: string;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      received.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: await readText(request),
      });
      response.setHeader('content-type', 'application/json');
      response.end('{"token":"t0ken.of-the_test","message":""}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  // biome-ignore lint/suspicious/noTemplateCurlyInString: what PHP and a shell would read in its place
  const text = 'línea 1\nlínea 2\t"\' \\ \\n $HOME ${x} {$y} `id` %s !! # 🎉 \u2028 \u007f \u0000';
  const bodies = [
    JSON.stringify({
      [text]: text,
      'a.b': [[], {}, [null, true, false, -0.5, 1e21, 12345678901]],
      0: { 0: 'x' },
    }),
    JSON.stringify({ 1: 'x', 0: 'y' }),
    '{ "Amount": 1.10,\n  \'wrong\' $x \\',
  ];
  const password = `p$'"\\ x`;

  const cases = installed.flatMap((language) => authenticationWays.map((way) => [language, way] as const));
  it.each(cases)('%s, %s: what stands in the editor is what arrives', async (language, way) => {
    for (const body of bodies) {
      received.length = 0;
      const request: SampleRequest = {
        method: 'POST',
        url: `${host}/api/x/PEDIDO%2F1%20%C3%B1?page=2`,
        headers: [
          ['Content-Type', 'application/json'],
          ['Idempotency-Key', `a'b"c$d\\e`],
        ],
        body,
      };
      const credentials = { way, apiKey: `llave'1 $x` };
      await runSamples(language, [sampleLanguages[language].sampleOf({ request, credentials })], {
        PASARELA_PASSWORD: passwordFor(language, way),
      });
      const [call, ...before] = received.toReversed();
      expect(before.map((one) => [one.url, JSON.parse(one.body)])).toEqual(
        way === 'bearer'
          ? [[authenticationPath, { UserId: `llave'1 $x`, Password: passwordFor(language, way) }]]
          : [],
      );
      expect([call?.method, call?.url]).toEqual(['POST', '/api/x/PEDIDO%2F1%20%C3%B1?page=2']);
      expect(call?.headers).toMatchObject({
        'content-type': 'application/json',
        'idempotency-key': `a'b"c$d\\e`,
        authorization:
          way === 'bearer'
            ? 'Bearer t0ken.of-the_test'
            : `Basic ${Buffer.from(`llave'1 $x:${passwordFor(language, way)}`).toString('base64')}`,
      });
      expect(meaningOf(call?.body ?? '')).toEqual(meaningOf(body));
    }
  });

  /** In curl's token call the password stands between the quotes of JSON, where ours have nothing to escape. */
  const passwordFor = (language: SampleLanguageName, way: AuthenticationWay): string =>
    language === 'curl' && way === 'bearer' ? "p$' x" : password;

  /** Programs may write the same JSON in another way; a text that is none they may not touch. */
  const meaningOf = (body: string): unknown => {
    try {
      return JSON.parse(body);
    } catch {
      return body;
    }
  };
});
