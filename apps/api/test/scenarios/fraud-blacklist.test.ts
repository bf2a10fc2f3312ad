import { limits } from '@pasarela/contracts/limits/limits';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { createFraudWorld, type FraudWorld } from '../fraud-world.ts';
import { bearer } from '../operation-calls.ts';

let world: FraudWorld;
beforeAll(async () => {
  world = await createFraudWorld();
});
afterAll(() => world.app.close());
beforeEach(() => world.clear());

const save = async (body: object, headers = world.owner) =>
  (await world.app.calls.answered('saveBlacklistEntry', { body, headers })).data;
const edit = async (body: object) =>
  (await world.app.calls.answered('editBlacklistEntry', { body, headers: world.owner })).data;
const list = async (query: object = {}, headers = world.owner) =>
  (await world.app.calls.answered('listBlacklist', { query: { ...query }, headers })).data;
const count = async (query: object = {}) =>
  (await world.app.calls.answered('countBlacklist', { query: { ...query }, headers: world.owner })).data;
const refusal = async (
  name: 'saveBlacklistEntry' | 'editBlacklistEntry',
  body: object,
  headers = world.owner,
) => {
  const { status, code, message, errors } = await world.app.calls.refused(name, { body, headers });
  return { status, code, message, errors };
};
const fieldOf = async (...call: Parameters<typeof refusal>) =>
  (await refusal(...call)).errors.map(({ field, code, message }) => [field, code, message]);

const card = '4242424242424242';

describe('an entry', () => {
  it('is an e-mail, an address or a card; the newest first', {
    tags: ['CALL-49', 'FRAUD-7', 'FRAUD-14'],
  }, async () => {
    expect(await save({ fieldRulesId: 1, value: ' Fraude@Example.com ' })).toBe('Se agregó a la lista negra');
    await save({ fieldRulesId: 2, value: '203.0.113.77', active: false });
    await save({ fieldRulesId: 3, value: '4242 4242 4242 4242' });
    const paged = { maxRows: 3, maxPages: 1, companyId: 1, date: '2026-11-20T18:00:00.000Z' };
    expect(await list()).toEqual([
      {
        idBlackList: expect.any(Number),
        fieldRulesId: 3,
        fieldRulesValue: 'Tarjeta',
        value: 'Visa ···· 4242',
        active: true,
        activeText: 'Activo',
        ...paged,
      },
      {
        idBlackList: expect.any(Number),
        fieldRulesId: 2,
        fieldRulesValue: 'IP',
        value: '203.0.113.77',
        active: false,
        activeText: 'Inactivo',
        ...paged,
      },
      {
        idBlackList: expect.any(Number),
        fieldRulesId: 1,
        fieldRulesValue: 'Correo electrónico',
        value: 'Fraude@Example.com',
        active: true,
        activeText: 'Activo',
        ...paged,
      },
    ]);
  });

  it('speaks the language of the call', { tags: ['CALL-50'] }, async () => {
    const english = { ...world.owner, 'accept-language': 'en' };
    expect(await save({ fieldRulesId: 1, value: 'fraude@example.com' }, english)).toBe(
      'Added to the blacklist',
    );
    expect((await list({}, english))[0]).toMatchObject({ fieldRulesValue: 'E-mail', activeText: 'Active' });
    const { data } = await world.app.calls.answered('listBlacklistFields', { headers: english });
    expect(data).toEqual([
      { value: 1, label: 'E-mail', fieldRulesId: 1, fieldRulesValue: 'E-mail' },
      { value: 2, label: 'IP', fieldRulesId: 2, fieldRulesValue: 'IP' },
      { value: 3, label: 'Card', fieldRulesId: 3, fieldRulesValue: 'Card' },
    ]);
  });

  it('takes what the specification says that an entry carries', { tags: ['CALL-49'] }, async () => {
    await save({
      idBlackList: 0,
      fieldRulesId: 1,
      fieldRulesValue: 'Correo electrónico',
      value: 'fraude@example.com',
      active: true,
      activeText: 'Activo',
      companyId: 1,
    });
    await world.app.http
      .post('/api/blacklist/SAVE')
      .set(world.owner)
      .send({ FIELDRULESID: 2, Value: '203.0.113.77', ACTIVE: true, CompanyId: 1 })
      .expect(200);
    expect(await count()).toBe(2);
  });

  it('needs a type, and a value of that type', { tags: ['FRAUD-8', 'FRAUD-9', 'FRAUD-13'] }, async () => {
    const refused = (body: object) => fieldOf('saveBlacklistEntry', body);
    const es = {
      required: 'Es obligatorio.',
      email: 'No es un correo válido.',
      ip: 'No es una dirección IPv4 válida.',
      card: 'Tarjeta invalida.',
    };
    expect(await refused({ value: 'fraude@example.com' })).toEqual([
      ['fieldRulesId', 'required', es.required],
    ]);
    for (const fieldRulesId of [1, 2, 3])
      for (const value of [undefined, '', '  '])
        expect(await refused({ fieldRulesId, value })).toEqual([['value', 'required', es.required]]);
    expect((await refused({ fieldRulesId: 4, value: 'x' }))[0]?.slice(0, 2)).toEqual([
      'fieldRulesId',
      'not_a_choice',
    ]);
    expect(await refused({ fieldRulesId: 1, value: 'fraude@example' })).toEqual([
      ['value', 'invalid_email', es.email],
    ]);
    for (const value of ['203.0.113.256', '203.0.113', '::1'])
      expect(await refused({ fieldRulesId: 2, value })).toEqual([['value', 'invalid_ip', es.ip]]);
    for (const value of ['4242424242424241', '42424242', 'x', '9999999999999995'])
      expect(await refused({ fieldRulesId: 3, value })).toEqual([['value', 'invalid_card', es.card]]);
    const english = { ...world.owner, 'accept-language': 'en' };
    expect(await fieldOf('saveBlacklistEntry', { fieldRulesId: 3, value: '1' }, english)).toEqual([
      ['value', 'invalid_card', 'Invalid card'],
    ]);
    expect(await count()).toBe(0);
  });

  it('is there once, whatever its case and however it is written', async () => {
    const twice = (body: object) => refusal('saveBlacklistEntry', body);
    await save({ fieldRulesId: 1, value: 'fraude@example.com', active: false });
    expect(await twice({ fieldRulesId: 1, value: 'FRAUDE@example.com' })).toMatchObject({
      status: 409,
      code: 'blacklist_entry_exists',
      message: 'FRAUDE@example.com ya está en la lista negra. Puedes activarlo o desactivarlo ahí.',
    });
    await save({ fieldRulesId: 3, value: card });
    expect(await twice({ fieldRulesId: 3, value: '4242-4242-4242-4242' })).toMatchObject({
      status: 409,
      message: 'Visa ···· 4242 ya está en la lista negra. Puedes activarlo o desactivarlo ahí.',
    });
    expect(await count()).toBe(2);
  });

  it('is there once, however many save it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.app.calls.send('saveBlacklistEntry', {
          body: { fieldRulesId: 3, value: card },
          headers: world.owner,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    expect(await count()).toBe(1);
  });
});

describe('a card', () => {
  it('of every brand is kept by brand, last four and a keyed fingerprint, which is another in each account', async () => {
    const numbers = [...new Set(testCards.map(({ number }) => number)), '30569309025904', '6011111111111117'];
    for (const value of numbers) await save({ fieldRulesId: 3, value });
    const rows = await world.app.database.read.all<{ matchKey: string; value: string }>(
      sql`select match_key, value from blacklist_entries where account_id = ${world.accountId} order by id`,
    );
    expect(rows.map(({ value }) => value.slice(-9))).toEqual(
      numbers.map((number) => `···· ${number.slice(-4)}`),
    );
    for (const { matchKey } of rows) expect(matchKey).toMatch(/^[\w-]{43}$/);
    for (const number of numbers) expect(JSON.stringify(rows)).not.toContain(number.slice(0, 12));
    await save({ fieldRulesId: 3, value: card }, { ...world.owner, company: '2' });
    const prints = await world.app.database.read.all<{ matchKey: string }>(
      sql`select match_key from blacklist_entries where value = 'Visa ···· 4242'`,
    );
    expect(new Set(prints.map(({ matchKey }) => matchKey)).size).toBe(2);
  });

  it('is edited only in whether it is active', { tags: ['CALL-51'] }, async () => {
    await save({ fieldRulesId: 3, value: card });
    const [entry] = await list();
    const idBlackList = entry?.idBlackList;
    expect(await edit({ idBlackList, fieldRulesId: 3, value: entry?.value, active: false })).toBe(
      'Se actualizó correctamente',
    );
    expect((await list())[0]).toMatchObject({ active: false, value: 'Visa ···· 4242' });
    expect((await world.create(paymentOf())).responseCode).toBe('002');
    await edit({ idBlackList, active: true });
    expect((await world.create(paymentOf())).responseCode).toBe('003');
    for (const value of [card, '5555555555554444', 'Visa ···· 1111'])
      expect(await fieldOf('editBlacklistEntry', { idBlackList, active: true, value })).toEqual([
        ['value', 'not_changeable', 'No se puede cambiar.'],
      ]);
    expect(await fieldOf('editBlacklistEntry', { idBlackList, active: true, fieldRulesId: 1 })).toEqual([
      ['fieldRulesId', 'not_changeable', 'No se puede cambiar.'],
    ]);
  });
});

describe('an edit', () => {
  it('changes an e-mail and an address, and judges them as a new one', { tags: ['CALL-51'] }, async () => {
    await save({ fieldRulesId: 1, value: 'uno@example.com' });
    await save({ fieldRulesId: 1, value: 'dos@example.com' });
    await save({ fieldRulesId: 2, value: '203.0.113.1' });
    const [ip, two, one] = await list();
    await edit({ idBlackList: one?.idBlackList, value: 'Tres@example.com', active: true });
    await edit({ idBlackList: ip?.idBlackList, value: '203.0.113.2', active: true });
    expect((await list()).map(({ value }) => value)).toEqual([
      '203.0.113.2',
      'dos@example.com',
      'Tres@example.com',
    ]);
    const Email = 'tres@EXAMPLE.com';
    expect((await world.create(paymentOf({ Email }))).responseCode).toBe('003');
    expect((await world.create(paymentOf({ Email: 'uno@example.com' }))).responseCode).toBe('002');
    const wrong = (body: object) => fieldOf('editBlacklistEntry', { active: true, ...body });
    expect((await wrong({ idBlackList: one?.idBlackList, value: 'x' }))[0]?.slice(0, 2)).toEqual([
      'value',
      'invalid_email',
    ]);
    expect((await wrong({ idBlackList: ip?.idBlackList, value: '1.2.3' }))[0]?.slice(0, 2)).toEqual([
      'value',
      'invalid_ip',
    ]);
    expect((await wrong({ idBlackList: one?.idBlackList, value: ' ' }))[0]?.slice(0, 2)).toEqual([
      'value',
      'required',
    ]);
    expect(
      await refusal('editBlacklistEntry', {
        idBlackList: one?.idBlackList,
        value: 'DOS@example.com',
        active: true,
      }),
    ).toMatchObject({ status: 409, code: 'blacklist_entry_exists' });
    // Its own value in another case is no other's.
    await edit({ idBlackList: two?.idBlackList, value: 'DOS@example.com', active: false });
    expect((await list())[1]).toMatchObject({ value: 'DOS@example.com', active: false });
  });

  it('finds no entry of another account', async () => {
    await save({ fieldRulesId: 1, value: 'uno@example.com' }, { ...world.owner, company: '2' });
    const [theirs] = await list({}, { ...world.owner, company: '2' });
    for (const idBlackList of [theirs?.idBlackList, 999_999])
      expect(await refusal('editBlacklistEntry', { idBlackList, active: false })).toMatchObject({
        status: 404,
        code: 'blacklist_entry_not_found',
        message: 'El registro de la lista negra no existe.',
      });
    expect(await list()).toEqual([]);
  });
});

describe('from a transaction', () => {
  it('takes its e-mail, its address and its card, whose number nobody knows any more', async () => {
    const changes = { Email: 'malo@example.com', Device: { IP: '2001:DB8::0001' } };
    const { transactionNumber } = await world.create(paymentOf(changes));
    const idTransaction = Number(transactionNumber);
    for (const fieldRulesId of [1, 2, 3]) await save({ fieldRulesId, idTransaction });
    expect((await list()).map(({ value }) => value)).toEqual([
      'Visa ···· 4242',
      '2001:db8::1',
      'malo@example.com',
    ]);
    expect((await world.create(paymentOf({ Email: 'otra@example.com' }))).fraudRule).toBe('blacklist:card');
    const byIp = paymentOf({
      Email: 'otra@example.com',
      cardNumber: '5555555555554444',
      Device: { IP: '2001:db8:0:0::1' },
    });
    expect((await world.create(byIp)).fraudRule).toBe('blacklist:ip');
    // What was taken from a transaction can be switched off, though nobody could type it.
    const [, ip] = await list();
    await edit({ idBlackList: ip?.idBlackList, value: ip?.value, active: false });
    expect(await refusal('saveBlacklistEntry', { fieldRulesId: 3, idTransaction })).toMatchObject({
      code: 'blacklist_entry_exists',
    });
  });

  it('takes nothing that it does not have, and no value beside it', async () => {
    const { id } = await createTransaction(world.app, world.accountId, 5, { paymentMethod: 5 });
    for (const fieldRulesId of [2, 3])
      expect(await fieldOf('saveBlacklistEntry', { fieldRulesId, idTransaction: id })).toEqual([
        ['idTransaction', 'not_on_transaction', 'Esta transacción no tiene ese dato.'],
      ]);
    expect(
      (
        await fieldOf('saveBlacklistEntry', { fieldRulesId: 1, idTransaction: id, value: 'x@example.com' })
      )[0],
    ).toEqual(['value', 'not_together', 'No puede enviarse junto con idTransaction.']);
    expect(await refusal('saveBlacklistEntry', { fieldRulesId: 1, idTransaction: 999_999 })).toMatchObject({
      status: 404,
      code: 'transaction_not_found',
    });
  });
});

describe('the list', () => {
  it('has pages of ten with an exact total, can be searched, and has an order', {
    tags: ['CALL-48', 'CALL-52', 'FRAUD-6'],
  }, async () => {
    for (let index = 1; index <= 23; index += 1)
      await save({ fieldRulesId: 1, value: `persona${String(index).padStart(2, '0')}@example.com` });
    await save({ fieldRulesId: 2, value: '203.0.113.77', active: false });
    expect(await list({ companyId: 1, page: 1, rows: 10 })).toHaveLength(limits.rowsOfPage);
    const third = await list({ page: 3 });
    expect(third).toHaveLength(4);
    expect(third[0]).toMatchObject({ value: 'persona04@example.com', maxRows: 24, maxPages: 3 });
    expect(await list({ page: 4 })).toEqual([]);
    expect(await count({ companyId: 1 })).toBe(24);
    expect(await count({ value: 'PERSONA1' })).toBe(10);
    expect((await list({ value: '113.7' })).map(({ value }) => value)).toEqual(['203.0.113.77']);
    expect(await count({ fieldRulesId: 2 })).toBe(1);
    expect((await list({ value: 'a%' })).length).toBe(0);
    const ordered = async (query: object) => (await list({ rows: 100, ...query })).map(({ value }) => value);
    const byValue = await ordered({ sortBy: 'value', sortDirection: 'asc' });
    expect(byValue).toEqual(byValue.toSorted());
    expect(await ordered({ sortBy: 'value' })).toEqual(byValue.toReversed());
    expect((await ordered({ sortBy: 'active', sortDirection: 'asc' }))[0]).toBe('203.0.113.77');
    expect((await ordered({ sortBy: 'type' }))[0]).toBe('203.0.113.77');
  });

  it('refuses a page that is none', async () => {
    const { errors } = await world.app.calls.refused('listBlacklist', {
      query: { page: 0, rows: 101, sortBy: 'balance' },
      headers: world.owner,
    });
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['page', 'too_small'],
      ['rows', 'too_big'],
      ['sortBy', 'not_a_choice'],
    ]);
  });

  it('agrees with its business however it is named', async () => {
    await save({ fieldRulesId: 1, value: 'dos@example.com' }, { ...world.owner, company: '2' });
    const { authorization = '' } = world.owner;
    expect((await list({ companyId: 2 }, { authorization }))[0]?.value).toBe('dos@example.com');
    expect(await list()).toEqual([]);
    const { code } = await world.app.calls.refused('listBlacklist', {
      query: { companyId: 2 },
      headers: world.owner,
    });
    expect(code).toBe('business_mismatch');
    const general = { ...bearer(await world.app.signIn('general')), company: '1' };
    expect((await world.app.calls.refused('listBlacklist', { headers: general })).status).toBe(403);
  });
});
