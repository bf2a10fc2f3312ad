import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formSessionOf, sentCard } from '../factories/cards-factory.ts';
import { orderOf, paymentOf } from '../factories/payments-factory.ts';
import { basic, bearer, createOperationCalls, demoKey, type OperationCalls } from '../operation-calls.ts';
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

it('never keeps, logs or answers a card number, nor a password', async () => {
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
      { fieldRulesId: 3, value },
      { fieldRulesId: 3, value: value.replace(/(.{4})/g, '$1 ') },
      { fieldRulesId: 1, value },
      { fieldRulesId: 2, value },
      { fieldRulesId: 3, [value]: true },
    ]) {
      const { status, text } = await calls.send('saveBlacklistEntry', { body, headers });
      listed.push(status);
      if (!text.includes('unknown_property')) answers.push(text);
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

  // These are named in the answer, as every property that the contract does not know; nothing may keep them.
  await calls.refused('createPayment', { body: { ...payment, [good]: 1 }, headers: demoKey });
  await calls.refused('getResponse', {
    params: { transactionNumber: 1 },
    query: { [good]: '1' },
    headers: demoKey,
  });

  const asked = await Promise.all([
    calls.send('getResponseByReference', { params: { referenceNumber: good }, headers: demoKey }),
    calls.send('authenticate', { body: { UserId: 'demo-sandbox-key', Password: passwords[1] } }),
    calls.send('login', { body: { UserName: 'admin', Password: passwords[2], Environment: 'Sandbox' } }),
    calls.send('login', { body: { UserName: 'admin', Password: known[0], Environment: 'Sandbox' } }),
    calls.send('listTransactions', { query: { referenceNumber: good } }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([404, 401, 422, 200, 401]);
  answers.push(...asked.map(({ text }) => text));

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
  expect(files.find(([, text]) => text.includes(payment.ReferenceNumber))).toBeDefined();
  for (const secret of [...numbers, ...passwords, ...known])
    for (const [place, text] of places)
      expect([place, secret, text.includes(secret)]).toEqual([place, secret, false]);
  // Where a call is kept, every one of these fields is masked.
  const kept = (value: string) =>
    new RegExp(`"(cardNumber|cvv|cardExpirationMonth|cardExpirationYear)":${value}`);
  expect(files.some(([, text]) => kept('"\\*{6}"').test(text))).toBe(true);
  for (const [place, text] of files) expect([place, kept('[^*]?\\d').test(text)]).toEqual([place, false]);
});
