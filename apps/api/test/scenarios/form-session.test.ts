import { fieldErrorCodes, isFieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import { limits } from '@pasarela/contracts/limits/limits';
import { fingerprintOrganizations } from '@pasarela/contracts/payments/device-fingerprint';
import { CreatePaymentSchema, FormSessionCardSchema } from '@pasarela/contracts/payments/payment-schema';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingOf, wordsOf } from '#http/validation.ts';
import { failureOf, openPage, type TypedCard } from '../browser-page.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf, createApiKey } from '../factories/accounts-factory.ts';
import { createPublicKey, encrypted, formSessionOf, sentCard } from '../factories/cards-factory.ts';
import { orderOf } from '../factories/payments-factory.ts';
import { bearer, demoKey, ollinKey } from '../operation-calls.ts';
import { rowOf, rowsOf } from '../table-rows.ts';

const apiKey = 'demo-sandbox-key';
let app: TestApp;
let publicKey: string;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  publicKey = await createPublicKey(app, await accountIdOf(app, 1));
});
afterAll(() => app.close());

const create = async (body: object) => (await app.calls.answered('createFormSession', { body })).data;
const refused = async (body: object) => {
  const { status, code, errors } = await app.calls.refused('createFormSession', { body });
  return [status, code, ...errors.map((error) => `${error.field} ${error.code}`)];
};
const payWith = (sessionId: string, headers: Record<string, string> = demoKey) => ({
  body: orderOf({ PaymentProcess: { sessionId } } as object),
  headers,
});
const pay = async (sessionId: string) => (await app.calls.answered('createPayment', payWith(sessionId))).data;
const refusedPay = async (sessionId: string, headers?: Record<string, string>) => {
  const { status, code } = await app.calls.refused('createPayment', payWith(sessionId, headers));
  return [status, code];
};

describe('a session', () => {
  it('is answered without the card, and pays once', async () => {
    const body = formSessionOf(apiKey, publicKey);
    expect(await create(body)).toEqual({
      sessionId: body.SessionId,
      environment: 'Sandbox',
      brand: 'Visa',
      cardType: '001',
      lastFour: '4242',
      expiresAt: '2026-11-20T18:30:00.000Z',
    });
    expect(await pay(body.SessionId)).toMatchObject({
      responseCode: '002',
      card: { brand: 'Visa', firstSix: '424242', lastFour: '4242' },
    });
    expect(await refusedPay(body.SessionId)).toEqual([409, 'form_session_not_usable']);
  });

  it.each(['4000000000000002', '4000000000003220', '4000056655665556'])(
    'pays with %s as the card would have',
    async (cardNumber) => {
      const body = formSessionOf(apiKey, publicKey, { ...sentCard, cardNumber });
      await create(body);
      const row = testCards.find(({ number }) => number === cardNumber);
      expect(await pay(body.SessionId)).toMatchObject({ responseCode: row?.responseCode });
    },
  );

  it('serves 30 minutes of real time, to the millisecond', async () => {
    const [inTime, late] = [formSessionOf(apiKey, publicKey), formSessionOf(apiKey, publicKey)];
    await create(inTime);
    await create(late);
    const headers = { ...bearer(await app.signIn('admin')), company: '1' };
    await app.calls.answered('moveClock', { body: { days: 3 }, headers });
    app.time.now += limits.formSessionLife;
    expect(await pay(inTime.SessionId)).toMatchObject({ responseCode: '002' });
    app.time.now += 1;
    expect(await refusedPay(late.SessionId)).toEqual([409, 'form_session_not_usable']);
  });

  it('is not used up by a payment that is refused for its form', async () => {
    const body = formSessionOf(apiKey, publicKey, { ...sentCard, cardNumber: '4000056655665556' });
    await create(body);
    const inMonths = payWith(body.SessionId);
    const { code } = await app.calls.refused('createPayment', {
      ...inMonths,
      body: { ...inMonths.body, Amount: 900, SpecialOffer: { IsInstallment: true, InstallmentCount: 3 } },
    });
    expect(code).toBe('invalid_fields');
    expect(await pay(body.SessionId)).toMatchObject({ responseCode: '002', idPaymentMethod: 10 });
  });

  it('serves one of fifty payments at once', async () => {
    const body = formSessionOf(apiKey, publicKey);
    await create(body);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.calls.send('createPayment', payWith(body.SessionId))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  it("is none of another business's, nor of production", async () => {
    const body = formSessionOf(apiKey, publicKey);
    await create(body);
    expect(await refusedPay(body.SessionId, ollinKey)).toEqual([409, 'form_session_not_usable']);
    const production = await createApiKey(app, 1, 'Production');
    expect(await refusedPay(body.SessionId, production)).toEqual([409, 'form_session_not_usable']);
    expect(await refusedPay('ses_that_nobody_ever_made')).toEqual([409, 'form_session_not_usable']);
    expect(await pay(body.SessionId)).toMatchObject({ responseCode: '002' });
  });

  it('has a name of its own in its account, and another account may use the same', async () => {
    const body = formSessionOf(apiKey, publicKey);
    await create(body);
    expect(await refused(body)).toEqual([409, 'form_session_taken']);
    const theirs = await createPublicKey(app, await accountIdOf(app, 2));
    const other = { ...formSessionOf('demo-ollin-key', theirs), SessionId: body.SessionId };
    expect((await create(other)).sessionId).toBe(body.SessionId);
  });
});

describe('what is refused', () => {
  it('is a key that does not exist', async () => {
    expect(await refused(formSessionOf('nobody', publicKey))).toEqual([401, 'credentials_invalid']);
  });

  it('is what cannot be decrypted', async () => {
    const good = formSessionOf(apiKey, publicKey);
    const other = await createPublicKey(app, await accountIdOf(app, 2));
    const undecipherable = [
      { ...good, Data: encrypted(other, JSON.stringify(sentCard)) },
      { ...good, Data: good.Data.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')) },
      { ...good, Data: Buffer.from(JSON.stringify(sentCard)).toString('base64') },
      { ...good, Data: encrypted(publicKey, 'no JSON') },
    ];
    for (const body of undecipherable)
      expect(await refused(body)).toEqual([422, 'invalid_fields', 'Data undecipherable']);
  });

  it('is a card that is none, field by field', async () => {
    const judged = (card: object) => refused(formSessionOf(apiKey, publicKey, card));
    expect(await judged({})).toEqual([
      422,
      'invalid_fields',
      'Data.cardNumber required',
      'Data.cardExpirationMonth required',
      'Data.cardExpirationYear required',
      'Data.cvv required',
    ]);
    expect(await judged({ ...sentCard, cardNumber: '4242424242424241', cvv: '1' })).toEqual([
      422,
      'invalid_fields',
      'Data.cvv invalid_format',
      'Data.cardNumber card_number_invalid',
    ]);
    expect(await judged({ ...sentCard, Amount: 1 })).toEqual([
      422,
      'invalid_fields',
      'Data.Amount unknown_property',
    ]);
    expect(await judged([sentCard])).toEqual([422, 'invalid_fields', 'Data wrong_type']);
  });

  it('is a session whose name could be guessed, and whatever has no form at all', async () => {
    const good = formSessionOf(apiKey, publicKey);
    expect(await refused({ ...good, SessionId: 'short' })).toEqual([
      422,
      'invalid_fields',
      'SessionId invalid_format',
    ]);
    expect(await refused({})).toEqual([
      422,
      'invalid_fields',
      'ApiKey required',
      'SessionId required',
      'Data required',
    ]);
  });

  it('is an account that has no key pair', async () => {
    const { id: account } = await rowOf(app.database.read, 'accounts', {
      environment: 'Production',
      businessId: 1,
    });
    const production = await rowOf(app.database.read, 'api_keys', { accountId: account });
    expect(await refused(formSessionOf(production.identifier, publicKey))).toEqual([
      422,
      'invalid_fields',
      'Data undecipherable',
    ]);
  });
});

describe('pages of other origins', () => {
  const origin = 'https://shop.example';

  it('may make this call and no other', async () => {
    const ask = (path: string) =>
      app.http.options(path).set({
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      });
    const asked = await ask('/api/pay/session').expect(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    });
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    for (const path of ['/api/pay/create', '/api/auth/Authenticate', '/api/account/login']) {
      const other = await ask(path);
      expect([path, other.status, other.headers['access-control-allow-origin']]).toEqual([
        path,
        405,
        undefined,
      ]);
    }
  });

  it('can read its answer and its refusal, whatever that is', async () => {
    const post = (body: string, type = 'application/json') =>
      app.http.post('/api/pay/session').set({ origin, 'content-type': type }).send(body);
    const answers = [
      await post(JSON.stringify(formSessionOf(apiKey, publicKey))),
      await post('{}'),
      await post('{'),
      await post('x', 'text/plain'),
      await post(JSON.stringify({ Data: 'x'.repeat(300_000) })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 400, 415, 413]);
    for (const { headers } of answers) expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('load the script, and are told when it has not changed', async () => {
    const { headers, text } = await app.http.get('/pasarela.js').set({ origin }).expect(200);
    expect(text).toContain('Pasarela in your own page');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(headers.etag);
    for (const known of [etag, `"other", W/${etag}`]) {
      const again = await app.http.get('/pasarela.js').set('if-none-match', known).expect(304);
      expect(again.text).toBe('');
    }
    await app.http.get('/pasarela.js').set('if-none-match', '"other"').expect(200);
  });
});

it('keeps neither the card nor what it was encrypted to', async () => {
  const body = formSessionOf(apiKey, publicKey);
  await create(body);
  const headers = { ...bearer(await app.signIn('admin')), company: '1' };
  const { data } = await app.calls.answered('listRequests', {
    query: { operation: '/pay/session' },
    headers,
  });
  const params = { idRequest: data[0]?.idRequest };
  const logged = (await app.calls.answered('getRequest', { params, headers })).data;
  expect(JSON.parse(logged.request?.text ?? '')).toEqual({ ...body, Data: '******' });
  const rows = JSON.stringify(await rowsOf(app.database.read, 'form_sessions'));
  expect(rows).toContain('4242');
  expect(rows).not.toContain(sentCard.cardNumber);
  expect(rows).not.toContain(body.Data);
});

describe('the script', () => {
  const typed: TypedCard = { ...sentCard, cardNumber: '4242 4242-4242 4242', cardExpirationMonth: '1' };
  const options = () => ({ apiKey, publicKey });

  it('makes a session of what is typed, empties the fields and takes their names', async () => {
    const page = openPage(app.url);
    const answer = await page.form(typed, options()).submit();
    expect(answer).toMatchObject({
      sessionId: expect.stringMatching(/^ses_[0-9a-f]{40}$/),
      brand: 'Visa',
      lastFour: '4242',
    });
    expect([...page.inputs.values()].map(({ value, name }) => [value, name])).toEqual(
      Array.from({ length: 4 }, () => ['', null]),
    );
    expect(await pay(String(answer.sessionId))).toMatchObject({ responseCode: '002' });
  });

  it('takes a key that is written as PEM, selectors for fields, and sends once however often it is told to', async () => {
    const page = openPage(app.url);
    page.form(typed, options());
    const form = page.script.formSession({
      apiKey,
      publicKey: `-----BEGIN PUBLIC KEY-----\n${publicKey.replace(/.{64}/g, '$&\n')}\n-----END PUBLIC KEY-----`,
      isProduction: false,
      fields: Object.fromEntries(Object.keys(typed).map((name) => [name, `#${name}`])),
    });
    const [first, second] = await Promise.all([form.submit(), form.submit()]);
    expect(second).toBe(first);
  });

  it.each(['es', 'en'] as const)('says what is wrong in the language of the page (%s)', async (language) => {
    const page = openPage(app.url, { lang: language === 'en' ? 'en-US' : 'es-MX' });
    const wrong = { ...typed, cardNumber: '378282246310005', cardExpirationMonth: '13', cvv: '' };
    const failure = await failureOf(page.form(wrong, options()).submit);
    expect(failure).toMatchObject({ code: 'invalid_fields' });
    expect(failure.errors).toEqual([
      {
        field: 'cardExpirationMonth',
        code: 'month_invalid',
        message: fieldErrorCodes.month_invalid[language],
      },
      { field: 'cvv', code: 'required', message: fieldErrorCodes.required[language] },
    ]);
    const [problem] = page
      .form({ ...wrong, cvv: '123' }, options())
      .validate()
      .slice(-1);
    expect(problem?.message).toBe(
      { es: 'Debe tener 4 dígitos para esta marca.', en: 'It must have 4 digits for this brand.' }[language],
    );
  });

  it('hands on why the server refused', async () => {
    const page = openPage(app.url);
    const refusal = (more: object) => failureOf(page.form(typed, { ...options(), ...more }).submit);
    expect(await refusal({ apiKey: 'nobody' })).toMatchObject({ code: 'credentials_invalid' });
    const theirs = await createPublicKey(app, await accountIdOf(app, 2));
    expect(await refusal({ publicKey: theirs })).toMatchObject({
      code: 'invalid_fields',
      errors: [{ field: 'Data', code: 'undecipherable' }],
    });
    expect(await refusal({ publicKey: 'AAAA' })).toMatchObject({ code: 'public_key_invalid' });
    expect(await refusal({ isProduction: true })).toMatchObject({ code: 'environment_mismatch' });
    expect(await refusal({ host: 'http://127.0.0.1:9' })).toMatchObject({ code: 'connection_failed' });
    expect(await failureOf(openPage(app.url, { secure: false }).form(typed, options()).submit)).toMatchObject(
      {
        code: 'not_secure',
      },
    );
  });

  it('says to whoever builds the page what is missing', () => {
    const page = openPage(app.url);
    for (const missing of [
      { apiKey: '' },
      { publicKey: undefined },
      { isProduction: undefined },
      { fields: {} },
    ])
      expect(() => page.form(typed, { ...options(), ...missing })).toThrow(/^Pasarela: /);
  });

  it('judges a card as the contract does, in its words', () => {
    const digits = (length: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
    const number = fc.oneof(
      fc.constantFrom(...testCards.map((row) => row.number)),
      fc.constantFrom('6011111111111117', '424242424242426', '3782822463100005', '4242424242424241'),
      fc.integer({ min: 12, max: 19 }).chain(digits),
    );
    const card = fc.record({
      cardNumber: number,
      cardExpirationMonth: fc.oneof(fc.constantFrom('01', '12', '00', '13', ''), digits(2)),
      cardExpirationYear: fc.oneof(fc.constantFrom('30', '2030', '', '1999', '203'), digits(4)),
      cvv: fc.oneof(fc.constantFrom('123', '1234', ''), digits(3), digits(4)),
    });
    const readCard = readingOf(FormSessionCardSchema);
    const page = openPage(app.url);
    fc.assert(
      fc.property(card, (typedCard) => {
        const { problems } = readCard(typedCard);
        const order = Object.keys(typedCard);
        const expected = wordsOf(problems, 'es').errors.toSorted(
          (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
        );
        const found = page.form(typedCard, options()).validate();
        expect(JSON.parse(JSON.stringify(found))).toEqual(expected);
        for (const { code } of found) expect(isFieldErrorCode(code)).toBe(true);
      }),
      { numRuns: 500, seed: 2_026 },
    );
  });

  it('names a device so that a payment takes it', () => {
    const { script } = openPage(app.url);
    expect(script.organizations).toEqual(fingerprintOrganizations);
    const { SessionId, Device } = script.deviceFingerprint({ isProduction: false });
    expect(SessionId).toMatch(/^pasarela-sandbox-[0-9a-f]{40}$/);
    expect(script.deviceFingerprint({ isProduction: true }).SessionId).toMatch(/^pasarela-production-/);
    expect(Device).toMatchObject({ ScreenWidth: 1_440, ScreenHeight: 900, AcceptLanguage: 'es-MX,es,en' });
    const payment = { ...orderOf({ IdPaymentMethod: 5 }), SessionId, Device: { ...Device } };
    expect(CreatePaymentSchema.safeParse(payment).error?.issues).toBeUndefined();
  });
});

it('lets an address ask so often, and no more', async () => {
  const limited = await buildTestApp({ scale: 0, callsPerMinute: 10 });
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => limited.http.post('/api/pay/session').send({ SessionId: 'x' })),
  );
  await limited.close();
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(answers.every(({ headers }) => headers['access-control-allow-origin'] === '*')).toBe(true);
});
