import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { isSecretField } from '@pasarela/contracts/request-log/secret-names';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { formSessionOf, sentCard } from '../factories/cards-factory.ts';
import { orderOf, paymentOf } from '../factories/payments-factory.ts';
import {
  basic,
  bearer,
  createOperationCalls,
  demoKey,
  type OperationCalls,
  type Sent,
} from '../operation-calls.ts';
import { type RunningServer, startServer } from '../start-server.ts';

/** A good number and one that fails its check, neither of the table; a password for every place that takes one. */
const numbers = ['4929570203841061', '4929570203841062', ...testCards.map(({ number }) => number)];
const passwords = [
  'Canario-de-la-mina-1',
  'Canario-de-la-mina-2',
  'Canario-de-la-mina-3',
  'Canario-de-la-mina-4',
  'Canario-de-la-mina-5',
  'Canario-de-la-mina-6',
] as const;
const known = ['Pasarela-2026', 'demo-sandbox-password', 'demo-ollin-password'];

/** The canary of the walk through all calls, in groups. */
const number = (gap: string): string => ['4539', '8172', '0264', '9157'].join(gap);
const arabic = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
/** A security code that was sent as the value of a property with a number for its name. */
const secretCode = '73915';
/** A reference that was paid, which stands in the database. */
let kept = '';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-canary-'));
let server: RunningServer;
let calls: OperationCalls;
const answers: string[] = [];
beforeAll(async () => {
  server = await startServer(folder, { LOG_LEVEL: 'trace' });
  calls = createOperationCalls(supertest(server.url));
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const create = async (body: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const {
    status,
    text,
    headers: answered,
  } = await calls.send('createPayment', {
    body,
    headers: { ...demoKey, ...headers },
  });
  answers.push(text, JSON.stringify(answered));
  return status;
};

it('pays, keeps cards and refuses them, in every way', async () => {
  const statuses: number[] = [];
  for (const { number, brand, expiry } of testCards)
    statuses.push(
      await create(
        paymentOf({
          cardNumber: number,
          cvv: brand === 'amex' ? '1234' : '123',
          cardExpirationMonth: expiry?.month ?? '12',
          cardExpirationYear: expiry?.year ?? '2030',
        }),
        { 'idempotency-key': `canary-${statuses.length}` },
      ),
    );
  expect(new Set(statuses)).toEqual(new Set([200]));

  const [good = '', bad = ''] = numbers;
  const payment = paymentOf({ cardNumber: good });
  expect(await create(payment, { 'idempotency-key': 'again' })).toBe(200);
  expect(await create(payment, { 'idempotency-key': 'again' })).toBe(200);
  expect(await create({ ...payment, Amount: 1 }, { 'idempotency-key': 'again' })).toBe(422);
  expect(await create(paymentOf({ cardNumber: bad }))).toBe(422);
  expect(await create({ ...payment, cardNumber: Number(good) })).toBe(422);
  expect(await create({ ...payment, cardNumber: [good] })).toBe(422);
  expect(await create(`{"cardNumber": "${good}"`)).toBe(400);
  expect(await create(JSON.stringify(payment), { 'content-type': 'text/plain' })).toBe(415);
  expect(await create({ ...payment, Description: good.repeat(20_000) })).toBe(413);
  expect(await create(payment, basic('demo-sandbox-key', passwords[0]))).toBe(401);
  expect(await create(payment, { authorization: `Bearer ${good}` })).toBe(401);

  // Kept as tokens, accepted or not, and sent by pages, encrypted or not.
  const login = await calls.answered('login', {
    body: { UserName: 'admin', Password: known[0], Environment: 'Sandbox' },
  });
  const headers = { ...bearer(login.data.token), company: '1' };
  const { data: publicKey } = await calls.answered('createPublicKey', { headers });
  const taken: number[] = [];
  for (const cardNumber of numbers) {
    const card = { ...sentCard, cardNumber, ...(cardNumber.length === 15 ? { cvv: '1234' } : {}) };
    const customer = { FirstName: 'Ana', LastName: 'López', Email: 'ana.lopez@example.com' };
    const session = formSessionOf('demo-sandbox-key', publicKey, card);
    const sent = [
      await calls.send('createCardToken', { body: { ...customer, ...card }, headers: demoKey }),
      await calls.send('createFormSession', { body: session }),
      await calls.send('createFormSession', { body: { ...session, Data: cardNumber } }),
      await create({ ...orderOf(), PaymentProcess: { sessionId: session.SessionId } }),
    ];
    for (const answer of sent) {
      if (typeof answer === 'number') taken.push(answer);
      else {
        taken.push(answer.status);
        answers.push(answer.text);
      }
    }
  }
  expect(new Set(taken)).toEqual(new Set([200, 409, 422]));

  // Given to a new user, refused with one, guessed, and changed by its owner.
  const companies = [{ idCompany: 1, roleId: 2 }];
  const person = { userName: 'canaria', email: 'canaria@example.com', password: passwords[3], companies };
  const admin = { ...bearer(login.data.token), company: '1' };
  const registered = [
    await calls.send('registerUser', { body: { ...person, email: passwords[4] }, headers: admin }),
    await calls.send('registerUser', { body: { ...person, id: 3 }, headers: admin }),
    await calls.send('registerUser', { body: person, headers: admin }),
    await calls.send('registerUser', { body: person, headers: admin }),
    await calls.send('listUsers', { params: { id: 1 }, headers: admin }),
  ];
  expect(registered.map(({ status }) => status)).toEqual([422, 422, 200, 422, 200]);
  const own = await calls.answered('login', {
    body: { UserName: 'canaria', Password: passwords[3], Environment: 'Sandbox' },
  });
  const change = (currentPassword: string, newPassword: string) =>
    calls.send('changePassword', {
      body: { currentPassword, newPassword },
      headers: bearer(own.data.token),
    });
  const changed = [
    await change(passwords[4], passwords[5]),
    await change(passwords[3], `${passwords[4]}`.repeat(20)),
    await change(passwords[3], passwords[5]),
    await change(passwords[5], passwords[4]),
  ];
  expect(changed.map(({ status }) => status)).toEqual([422, 422, 200, 401]);
  answers.push(...[...registered, ...changed].map(({ text }) => text));

  // Put on the blacklist, right or wrong, twice, where an e-mail or an address belongs, and in place of what is shown.
  const listed: number[] = [];
  for (const value of numbers) {
    for (const body of [
      { fieldRulesId: 1, value: `${good}@example.com` },
      { fieldRulesId: 3, value },
      { fieldRulesId: 3, value: value.replace(/(.{4})/g, '$1 ') },
      { fieldRulesId: 1, value },
      { fieldRulesId: 2, value },
      { fieldRulesId: 3, [value === bad ? good : value]: true },
    ]) {
      const { status, text } = await calls.send('saveBlacklistEntry', { body, headers });
      listed.push(status);
      answers.push(text);
    }
    const { data } = await calls.answered('listBlacklist', { headers });
    const changed = { idBlackList: data[0]?.idBlackList, active: true, value };
    const { status, text } = await calls.send('editBlacklistEntry', { body: changed, headers });
    listed.push(status);
    answers.push(text, JSON.stringify(data));
  }
  expect(new Set(listed)).toEqual(new Set([200, 409, 422]));
  expect(await create(paymentOf({ cardNumber: good }))).toBe(200);
  const { text: found } = await calls.send('listBlacklist', { query: { value: good }, headers });
  answers.push(found);

  // A property that the contract does not know is named, but for what is a card number in its name.
  const misnamed = [
    await calls.refused('createPayment', {
      body: { ...payment, [good]: `codigo ${secretCode}`, [`n ${good}`]: { cvv2: secretCode } },
      headers: demoKey,
    }),
    await calls.refused('getResponse', {
      params: { transactionNumber: 1 },
      query: { [good]: '1' },
      headers: demoKey,
    }),
  ];
  answers.push(...misnamed.map(({ bytes }) => bytes));
  expect(misnamed.map(({ errors }) => errors.map(({ field }) => field))).toEqual([
    ['******', 'n ******'],
    ['******'],
  ]);

  const asked = await Promise.all([
    calls.send('getResponseByReference', { params: { referenceNumber: good }, headers: demoKey }),
    calls.send('authenticate', { body: { UserId: 'demo-sandbox-key', Password: passwords[1] } }),
    calls.send('login', { body: { UserName: 'admin', Password: passwords[2], Environment: 'Sandbox' } }),
    calls.send('login', { body: { UserName: 'admin', Password: known[0], Environment: 'Sandbox' } }),
    calls.send('listTransactions', { query: { referenceNumber: good } }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([404, 401, 422, 200, 401]);
  answers.push(...asked.map(({ text }) => text));
  kept = payment.ReferenceNumber;
});

/** A number as people write it, in digits of three scripts. */
const spellings = [number(''), number(' '), arabic(number('')), arabic(number('-'))];

let spelled = 0;
const nextSpelling = (): string => {
  spelled += 1;
  return spellings[spelled % spellings.length] ?? '';
};

/** The paths of all texts in a schema that do not take what is secret. */
const textsOf = (schema: z.core.$ZodType, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (isSecretField(schema)) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsOf(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return textsOf(schema.element, [...path, '0']);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => textsOf(field, [...path, name]));
  return schema instanceof z.ZodBoolean || schema instanceof z.ZodNumber ? [] : [path];
};

/** A copy of a body with something else at one place of it. */
const withAt = (value: unknown, [next, ...rest]: readonly string[], put: unknown): unknown => {
  if (next === undefined) return put;
  if (Array.isArray(value) || (value === undefined && next === '0'))
    return [withAt(Array.isArray(value) ? value[0] : undefined, rest, put)];
  const given = typeof value === 'object' && value !== null ? value : {};
  return { ...given, [next]: withAt(Reflect.get(given, next), rest, put) };
};

it('refuses a card number in every text of every call, in any digits, and in the names of files', async () => {
  const login = await calls.answered('login', {
    body: { UserName: 'admin', Password: known[0], Environment: 'Sandbox' },
  });
  const owner = { ...bearer(login.data.token), company: '1' };
  const headersOf = ({ access }: Operation): Record<string, string> =>
    access.kind === 'apiKey' ? demoKey : access.kind === 'public' || access.kind === 'payer' ? {} : owner;
  let places = 0;
  const taken: string[] = [];
  for (const [name, operation] of Object.entries<Operation>(operations) as [OperationName, Operation][]) {
    const { params, query, body, files = [] } = operation.examples[0] ?? {};
    const sentFiles = files.map(({ fileName, base64 }) => ({
      fileName,
      content: Buffer.from(base64, 'base64'),
    }));
    const send = async (place: string, sent: Sent): Promise<void> => {
      places += 1;
      const { status, text } = await calls.send(name, {
        params,
        query,
        body,
        files: sentFiles,
        headers: headersOf(operation),
        ...sent,
      });
      answers.push(text);
      if (status < 400 || status >= 500) taken.push(`${name} ${place} ${status}`);
    };
    for (const path of operation.body ? textsOf(operation.body) : [])
      for (const text of [
        nextSpelling(),
        `${nextSpelling()}@example.com`,
        `https://tienda.example/${encodeURIComponent(nextSpelling())}`,
      ])
        await send(path.join('.'), { body: withAt(body ?? {}, path, text) });
    if (sentFiles.length > 0)
      await send('file name', {
        files: sentFiles.map(({ fileName, content }) => ({
          fileName: `${nextSpelling()} ${fileName}`,
          content,
        })),
      });
    // What is asked for is judged by nobody, and kept by nobody either.
    for (const field of Object.keys(operation.query?.shape ?? {}))
      await calls.send(name, {
        params,
        query: { ...query, [field]: nextSpelling() },
        headers: headersOf(operation),
      });
  }
  expect(taken).toEqual([]);
  expect(places).toBeGreaterThan(250);

  const settings = await calls.answered('getSettings', { headers: owner });
  const inbox = settings.data.urlInbox?.split('/').at(-1) ?? '';
  const arrived = await calls.answered('receiveInboxMessage', {
    params: { inbox },
    rawBody: JSON.stringify({ note: nextSpelling() }),
    headers: { 'webhook-id': number('-'), 'x-card': number(' ') },
  });
  answers.push(arrived.text);
  const messages = await calls.answered('listInbox', { headers: owner });
  expect(messages.data[0]).toMatchObject({ webhookId: '******', body: '{"note":"******"}' });
});

it('keeps nothing of them: not in the database, its log of changes, the log or an answer', () => {
  const files = readdirSync(folder).map(
    (name) => [name, readFileSync(join(folder, name), 'latin1')] as const,
  );
  expect(files.map(([name]) => name).toSorted()).toEqual([
    'pasarela.db',
    'pasarela.db-shm',
    'pasarela.db-wal',
    'pasarela.db.secret',
  ]);
  // Its own announcement names the demo's sign-ins; what follows is the log of what happened.
  const log = server.output().replace(/Pasarela is ready[\s\S]*?payment API .*\n/, '');
  expect(log).toContain('request refused');
  const places = [...files, ['log', log], ['answers', answers.join('\n')]] as const;
  // The search finds what is really there: the last four, the reference.
  expect(files.find(([, text]) => text.includes(kept))).toBeDefined();
  const inFiles = spellings.map((text) => Buffer.from(text).toString('latin1'));
  for (const secret of [...numbers, ...passwords, ...known, ...spellings, ...inFiles])
    for (const [place, text] of places)
      expect([place, secret, text.includes(secret)]).toEqual([place, secret, false]);
  // So few digits stand in a time or a duration by chance: they are looked for as a number of their own.
  const code = new RegExp(`(?<![\\d.])${secretCode}(?!\\d)`);
  for (const [place, text] of places) expect([place, code.exec(text)?.[0]]).toEqual([place, undefined]);
  // Where a call is kept, every one of these fields is masked.
  const field = (value: string) =>
    new RegExp(`"(cardNumber|cvv|cardExpirationMonth|cardExpirationYear)":${value}`);
  expect(files.some(([, text]) => field('"\\*{6}"').test(text))).toBe(true);
  for (const [place, text] of files) expect([place, field('[^*]?\\d').test(text)]).toEqual([place, false]);
});
