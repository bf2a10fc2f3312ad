import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { newReference, orderOf, paymentOf } from '../factories/payments-factory.ts';
import { demoKey, type Refused, readRefusal } from '../operation-calls.ts';
import { rowOf } from '../table-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const refuse = (body: unknown, headers: Record<string, string> = {}): Promise<Refused> =>
  app.calls.refused('createPayment', { body, headers: { ...demoKey, ...headers } });
const pay = async (body: unknown) =>
  (await app.calls.answered('createPayment', { body, headers: demoKey })).data;
const problems = ({ errors }: Refused) => errors.map(({ field, code }) => [field, code]);

describe('what is wrong with a payment', () => {
  it('is named all at once, field by field, in Spanish', async () => {
    const refusal = await refuse({
      ...paymentOf({ Currency: 'MXN' }),
      ReferenceNumber: 'x'.repeat(31),
      Amount: 0.999,
      Currency: 'USD',
      FirstName: '   ',
      City: 'Mérida\u0007',
      LastName: 7,
      Email: 'ana',
      cardNumber: '4242424242424241',
      cardExpirationMonth: '13',
      cvv: '12',
      IdPaymentMethod: 7,
      Device: { IP: '300.1.1.1', ScreenWidth: '1440' },
      OrderInformation: { LineItems: [{ ProductName: 'Libreta', Quantity: 0, UnitPrice: 10.001 }] },
    });
    expect(refusal).toMatchObject({ status: 422, message: 'Revisa los campos indicados.' });
    const messages = Object.fromEntries(refusal.errors.map(({ field, message }) => [field, message]));
    expect(messages).toEqual({
      ReferenceNumber: 'Debe tener como máximo 30 caracteres.',
      Amount: 'Debe ser 1 o más.',
      Currency: 'Debe ser uno de: MXN.',
      FirstName: 'Es obligatorio.',
      City: 'Tiene caracteres que no se permiten.',
      LastName: 'Debe ser un texto.',
      Email: 'No es un correo válido.',
      cardNumber: 'No es un número de tarjeta válido.',
      cardExpirationMonth: 'Debe ser un mes de 01 a 12.',
      cvv: 'El formato no es válido.',
      IdPaymentMethod: 'Debe ser uno de: 5, 8, 10, 11, 13.',
      'Device.IP': 'El formato no es válido.',
      'Device.ScreenWidth': 'Debe ser un número.',
      'OrderInformation.LineItems.0.Quantity': 'Debe ser 1 o más.',
      'OrderInformation.LineItems.0.UnitPrice': 'Debe tener como máximo dos decimales.',
    });
  });

  it('is told in English to whom likes English better', async () => {
    const body = { ...paymentOf(), ReferenceNumber: '', Amount: 10.001 };
    for (const language of ['en', 'en-US,en;q=0.9', 'fr, es;q=0.5, en;q=0.8', 'EN']) {
      const refusal = await refuse(body, { 'accept-language': language });
      expect(refusal.message).toBe('Check the fields listed.');
      expect(refusal.errors).toEqual([
        { field: 'ReferenceNumber', code: 'required', message: 'It is required.' },
        { field: 'Amount', code: 'fraction_of_centavo', message: 'It must have at most two decimals.' },
      ]);
    }
    for (const language of ['es-MX', 'fr', 'es;q=0.9,en;q=0.8', ''])
      expect((await refuse(body, { 'accept-language': language })).message).toBe(
        'Revisa los campos indicados.',
      );
  });

  it('is every required field where the body is empty, or is none', async () => {
    const required = [
      'ReferenceNumber',
      'Amount',
      'Currency',
      'FirstName',
      'LastName',
      'Email',
      'cardNumber',
      'cardExpirationMonth',
      'cardExpirationYear',
      'cvv',
    ].map((field) => [field, 'required']);
    expect(problems(await refuse({}))).toEqual(required);
    expect(problems(await refuse(undefined))).toEqual(required);
    expect(problems(await refuse(''))).toEqual(required);
  });

  it('is an optional field that is sent as null', async () => {
    const { errors } = await refuse({ ...paymentOf(), Description: null, Device: null });
    expect(errors).toMatchObject([
      { field: 'Description', code: 'wrong_type', message: 'Debe ser un texto.' },
      { field: 'Device', code: 'wrong_type', message: 'Debe ser un objeto.' },
    ]);
  });

  it('is the body itself where it is no object', async () => {
    for (const body of ['null', '[]', '"x"', '7', 'true'])
      expect(problems(await refuse(body))).toEqual([['', 'wrong_type']]);
  });

  it('is named for the first fifty fields of a body, and counted for the others', async () => {
    const unknown = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 1]));
    const send = (count: number, language: string) =>
      app.http
        .post('/api/pay/create')
        .set({ ...demoKey, 'accept-language': language })
        .send({ ...paymentOf(), ...unknown(count) });
    expect((await send(50, 'en')).body).toMatchObject({ message: 'Check the fields listed.' });
    expect((await send(50, 'en')).body).not.toHaveProperty('moreErrors');
    const { status, body } = await send(187, 'es');
    expect(body.message).toBe('Revisa los campos indicados. Se muestran los primeros 50 de 187.');
    expect([status, body.errors.length, body.moreErrors]).toEqual([422, 50, 137]);
    expect(body.errors.at(-1).field).toBe('x49');
  });

  it('is the whole body where it holds thousands of fields: it is refused before it is parsed', async () => {
    const body = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x${index}`, 1]));
    expect(await refuse(body)).toMatchObject({ status: 413, code: 'body_too_large', errors: [] });
    expect(await refuse(`{"x":${'['.repeat(40)}${']'.repeat(40)}}`)).toMatchObject({ status: 413 });
  });

  it('is named by the beginning of a name that is very long', async () => {
    const { errors } = await refuse({ ...paymentOf(), ['x'.repeat(100_000)]: 1 });
    expect(errors).toMatchObject([{ field: `${'x'.repeat(200)}…`, code: 'unknown_property' }]);
    // A card number that goes on where the name is cut.
    const across = `${'x'.repeat(190)} 4929 5702 0384 1061 ${'x'.repeat(1_000)}`;
    expect((await refuse({ ...paymentOf(), [across]: 1 })).errors).toMatchObject([
      { field: `${'x'.repeat(190)} ****** xx…` },
    ]);
  });
});

describe('the card', () => {
  it.each([
    ['4242424242424241', '123', undefined, [['cardNumber', 'card_number_invalid']]],
    ['424242424242426', '123', undefined, [['cardNumber', 'card_number_invalid']]],
    ['6011111111111117', '123', undefined, [['cardNumber', 'card_brand_unknown']]],
    ['4242424242424242', '1234', undefined, [['cvv', 'security_code_length']]],
    ['378282246310005', '123', undefined, [['cvv', 'security_code_length']]],
    ['4242424242424242', '123', '002', [['CardType', 'card_type_mismatch']]],
    [
      '4242424242424242',
      '1234',
      '003',
      [
        ['cvv', 'security_code_length'],
        ['CardType', 'card_type_mismatch'],
      ],
    ],
  ] as const)('%s with code %s and type %s is refused', async (cardNumber, cvv, CardType, expected) => {
    expect(problems(await refuse(paymentOf({ cardNumber, cvv, CardType })))).toEqual(expected);
  });

  it('says how many digits its code has', async () => {
    const { errors } = await refuse(paymentOf({ cardNumber: '378282246310005' }));
    expect(errors[0]?.message).toBe('Debe tener 4 dígitos para esta marca.');
  });

  it('may be named by type and method where they are right', async () => {
    expect(await pay(paymentOf({ CardType: '001', IdPaymentMethod: 8 }))).toMatchObject({
      idPaymentMethod: 8,
    });
    const debit = { cardNumber: '4000056655665556', CardType: '001', IdPaymentMethod: 10 } as const;
    expect(await pay(paymentOf(debit))).toMatchObject({ idPaymentMethod: 10 });
    expect(problems(await refuse(paymentOf({ ...debit, IdPaymentMethod: 8 })))).toEqual([
      ['IdPaymentMethod', 'card_type_mismatch'],
    ]);
  });
});

describe('another way to pay', () => {
  const session = { PaymentProcess: { sessionId: 'ses_of_a_page' } };
  it.each([
    [{ IdPaymentMethod: 13, cvv: '123' }, 'cvv', 'IdPaymentMethod'],
    [{ IdPaymentMethod: 5, cardExpirationMonth: '12' }, 'cardExpirationMonth', 'IdPaymentMethod'],
    [{ ...session, cvv: '123' }, 'cvv', 'PaymentProcess.sessionId'],
    [{ ...session, cardNumber: '4242424242424242', cvv: '123' }, 'cardNumber', 'PaymentProcess.sessionId'],
    [
      { customerCardIdentifier: { Id: 'x' }, cardExpirationYear: '30' },
      'cardExpirationYear',
      'customerCardIdentifier.Id',
    ],
    [{ ...session, IdPaymentMethod: 5 }, 'IdPaymentMethod', 'PaymentProcess.sessionId'],
  ] as const)('beside what is left of a card is refused where it stands: %j', async (sent, field, other) => {
    const { errors } = await refuse({ ...orderOf(), ...sent });
    expect(errors).toEqual([
      { field, code: 'not_together', message: `No puede enviarse junto con ${other}.` },
    ]);
  });
});

describe('months without interest', () => {
  const offer = (InstallmentCount?: 3 | 6 | 9 | 12 | 18) => ({
    SpecialOffer: { IsInstallment: true, InstallmentCount },
  });

  it('are kept, and cost their own fee', async () => {
    const data = await pay(paymentOf({ Amount: 1_200, ...offer(12) }));
    expect(data).toMatchObject({ responseCode: '002', installments: 12 });
    const fee = await rowOf(app.database.read, 'transactions', { id: Number(data.transactionNumber) });
    // (2.9% + 11.5%) of 1,200.00 and 2.50, and 16% of 175.30.
    expect([fee.fee, fee.tax]).toEqual([17_530, 2_805]);
  });

  it('need their number, 100.00 a month, and a card that may', async () => {
    const field = 'SpecialOffer.InstallmentCount';
    expect(problems(await refuse(paymentOf({ Amount: 1_200, ...offer() })))).toEqual([[field, 'required']]);
    const notAllowed = [[field, 'installments_not_allowed']];
    expect(problems(await refuse(paymentOf({ Amount: 1_199.99, ...offer(12) })))).toEqual(notAllowed);
    const debit = paymentOf({ Amount: 1_200, cardNumber: '4000056655665556', ...offer(3) });
    expect(problems(await refuse(debit))).toEqual(notAllowed);
    const amex = paymentOf({ Amount: 5_000, cardNumber: '371449635398431', cvv: '1234', ...offer(18) });
    expect(problems(await refuse(amex))).toEqual(notAllowed);
    const four = { ...paymentOf(), SpecialOffer: { IsInstallment: true, InstallmentCount: 4 } };
    expect(problems(await refuse(four))).toEqual([[field, 'not_a_choice']]);
  });

  it('are none where the offer says that it is none', async () => {
    const data = await pay(paymentOf({ SpecialOffer: { IsInstallment: false, InstallmentCount: 3 } }));
    expect(data.installments).toBeNull();
  });
});

describe('names', () => {
  const renamed = (body: object, write: (name: string) => string): object =>
    JSON.parse(JSON.stringify(body), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [write(name), inner]))
        : value,
    );

  it('are matched whatever their case, nested ones too', async () => {
    for (const write of [(name: string) => name.toLowerCase(), (name: string) => name.toUpperCase()]) {
      const payment = paymentOf({
        Amount: 1_200,
        SpecialOffer: { IsInstallment: true, InstallmentCount: 6 },
        OrderInformation: { LineItems: [{ ProductName: 'Libreta', Quantity: 2, UnitPrice: 600 }] },
        ShipTo: { City: 'Mérida' },
      });
      const data = await pay(renamed(payment, write));
      expect(data).toMatchObject({
        referenceNumber: payment.ReferenceNumber,
        amount: 1_200,
        installments: 6,
      });
      const { details } = await rowOf(app.database.read, 'transactions', {
        id: Number(data.transactionNumber),
      });
      expect(JSON.parse(details ?? '')).toEqual({
        OrderInformation: { LineItems: [{ ProductName: 'Libreta', Quantity: 2, UnitPrice: 600 }] },
        ShipTo: { City: 'Mérida' },
      });
    }
  });

  it('are refused where one stands twice in two cases, and named as the contract spells them', async () => {
    const body = { ...paymentOf(), amount: 1, Device: { IP: '187.190.10.20', ip: '10.0.0.1' } };
    expect(problems(await refuse(body))).toEqual([
      ['Amount', 'repeated_property'],
      ['Device.IP', 'repeated_property'],
    ]);
  });

  it('are refused by themselves where the contract does not know them, wherever they stand', async () => {
    const body = {
      ...paymentOf(),
      status: 2,
      companyId: 2,
      SpecialOffer: { IsInstallment: false, Rate: 0 },
      OrderInformation: { LineItems: [{ ProductName: 'x', Quantity: 1, UnitPrice: 1, Color: 'rojo' }] },
      Device: { Model: 'x' },
    };
    expect(problems(await refuse(body)).toSorted()).toEqual([
      ['Device.Model', 'unknown_property'],
      ['OrderInformation.LineItems.0.Color', 'unknown_property'],
      ['SpecialOffer.Rate', 'unknown_property'],
      ['companyId', 'unknown_property'],
      ['status', 'unknown_property'],
    ]);
  });

  it('of prototypes are names like any other', async () => {
    const text = JSON.stringify(paymentOf());
    const sent = `${text.slice(0, -1)},"__proto__":{"Amount":1},"constructor":{"prototype":{}},"Device":{"__proto__":{"IP":"1.1.1.1"}}}`;
    expect(problems(await refuse(sent)).toSorted()).toEqual([
      ['Device.__proto__', 'unknown_property'],
      ['__proto__', 'unknown_property'],
      ['constructor', 'unknown_property'],
    ]);
    expect(Object.prototype).not.toHaveProperty('Amount');
  });
});

describe('the lengths of the catalogue', () => {
  const longest = {
    ReferenceNumber: 30,
    FirstName: 30,
    LastName: 30,
    PhoneNumber: 20,
    Street: 40,
    StreetNumber: 10,
    StreetNumber2: 10,
    City: 30,
    State: 30,
    Country: 30,
    PostalCode: 10,
  } as const;

  it('are taken to the last character and refused one further, all together', async () => {
    const filled = (more: number) =>
      Object.fromEntries(Object.entries(longest).map(([name, max]) => [name, 'ñ'.repeat(max + more)]));
    const data = await pay({ ...paymentOf(), ...filled(0) });
    expect(data.referenceNumber).toBe('ñ'.repeat(30));
    const found = await app.calls.answered('getResponseByReference', {
      params: { referenceNumber: 'ñ'.repeat(30) },
      headers: demoKey,
    });
    expect(found.data.transactionNumber).toBe(data.transactionNumber);
    const refusal = await refuse({ ...paymentOf(), ...filled(1) });
    expect(problems(refusal)).toEqual(Object.keys(longest).map((name) => [name, 'too_long']));
  });

  it.each([
    [1, 200],
    [0.99, 422],
    [1_000_000, 200],
    [1_000_000.01, 422],
    [350.5, 200],
    [350.505, 422],
  ])('amount %d answers %i', async (Amount, status) => {
    const body = { ...paymentOf(), Amount };
    expect((await app.calls.send('createPayment', { body, headers: demoKey })).status).toBe(status);
  });
});

describe('the form of a call', () => {
  const malformed = ['{', '{"a":1,}', "{'a':1}", 'undefined', '{"a":NaN}', '{"Amount":1}{'];

  it('is 400 where the body is not JSON', async () => {
    for (const body of malformed)
      expect(await refuse(body)).toMatchObject({ status: 400, code: 'malformed_json' });
  });

  it('is 415 where it is not sent as JSON', async () => {
    const body = JSON.stringify(paymentOf());
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x'])
      expect(await refuse(body, { 'content-type': type })).toMatchObject({
        status: 415,
        code: 'media_type_not_supported',
        message: 'Envía el cuerpo como application/json.',
      });
    await app.calls.answered('createPayment', {
      body,
      headers: { ...demoKey, 'content-type': 'application/json; charset=utf-8' },
    });
  });

  it('is UTF-8: another encoding is refused, whether it is named or not', async () => {
    const payment = { ...paymentOf(), FirstName: 'José' };
    const send = async (bytes: Buffer<ArrayBuffer>, type: string) => {
      const response = await fetch(`${app.url}/api/pay/create`, {
        method: 'POST',
        headers: { ...demoKey, 'content-type': type },
        body: bytes,
      });
      const { code } = (await response.json()) as { code?: string };
      return [response.status, code];
    };
    const [latin, marked] = [JSON.stringify(payment), `\ufeff${JSON.stringify(payment)}`];
    expect(await send(Buffer.from(latin, 'latin1'), 'application/json')).toEqual([400, 'malformed_json']);
    for (const name of ['iso-8859-1', '"windows-1252"'])
      expect(await send(Buffer.from(latin, 'latin1'), `application/json;charset=${name}`)).toEqual([
        415,
        'media_type_not_supported',
      ]);
    expect(await send(Buffer.from(marked), 'application/json; charset="UTF-8"')).toEqual([200, undefined]);
  });

  it('is 413 where it is larger than 256 KiB', async () => {
    const body = JSON.stringify({ ...paymentOf(), Description: 'x'.repeat(256 * 1_024) });
    expect(await refuse(body)).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  it('is 404 where there is no such call, or its path cannot be read', async () => {
    const asked = [
      app.http.post('/api/pay/other').send({}),
      app.http.get('/api/transaction/response/%zz'),
      app.http.get(`/api/transaction/responsebyreference/${'x'.repeat(3_000)}`),
    ];
    for (const request of asked) {
      const { status, body, headers } = await request.set(demoKey);
      const refusal = readRefusal(status, body);
      expect(refusal).toMatchObject({ status: 404, code: 'not_found', message: 'No existe.' });
      expect(headers['x-request-id']).toBe(refusal.requestId);
    }
  });

  it('names a parameter of the path that is too long', async () => {
    const params = { referenceNumber: 'x'.repeat(31) };
    const refusal = await app.calls.refused('getResponseByReference', { params, headers: demoKey });
    expect(problems(refusal)).toEqual([['referenceNumber', 'too_long']]);
  });

  it('links each refusal to its page of the documentation, in the language of the call', async () => {
    const link = async (language: string) => {
      const { body } = await app.http
        .post('/api/pay/create')
        .set({ ...demoKey, 'accept-language': language })
        .send({});
      return body.docUrl;
    };
    expect(await link('es')).toBe('/docs/errors/invalid_fields');
    expect(await link('en')).toBe('/docs/en/errors/invalid_fields');
  });
});

it('answers paths whatever their case', async () => {
  const { status, body } = await app.http
    .post('/API/Pay/CREATE/')
    .set(demoKey)
    .send(paymentOf({ ReferenceNumber: newReference() }));
  expect([status, body.responseCode]).toEqual([200, '002']);
});
