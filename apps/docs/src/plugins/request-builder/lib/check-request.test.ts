import type { Operation } from '@pasarela/contracts/http/define-operation';
import { operations } from '@pasarela/contracts/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentedMethods } from '../../../site/documented-methods.ts';
import { checkBody, checkedCodes, checkParameters, problemWords } from './check-request.ts';
import { collectSettings } from './collect-pages.ts';
import { describeMethod } from './describe-method.ts';
import type { JsonObject } from './json-value.ts';

const all = documentedMethods.map((method) => [method.name, method, describeMethod(method, 'es')] as const);
const card = all.find(([name]) => name === 'inmediate-capture-card')?.[2];
const fields = card?.body ?? [];
const body = card?.groups[0]?.samples[0]?.body ?? {};
const codesOf = (change: JsonObject) =>
  checkBody(fields, { ...body, ...change }).map(({ path, code }) => [path, code]);

describe('checkBody', () => {
  it.each(all)('finds nothing in the samples of %s', (_, __, page) => {
    for (const { body: sample, params, query } of page.groups.flatMap((group) => group.samples)) {
      if (page.body) expect(checkBody(page.body, sample ?? {})).toEqual([]);
      expect(checkParameters(page.params, params)).toEqual([]);
      expect(checkParameters(page.query, query)).toEqual([]);
    }
  });

  it('names the field and what is wrong with it', () => {
    const { Email: _, ...without } = body;
    expect(checkBody(fields, without)).toEqual([{ path: 'Email', code: 'required' }]);
    expect(codesOf({ FirstName: 'x'.repeat(31) })).toEqual([['FirstName', 'too_long']]);
    expect(codesOf({ FirstName: ' ' })).toEqual([['FirstName', 'required']]);
    expect(codesOf({ Amount: '1' })).toEqual([['Amount', 'wrong_type']]);
    expect(codesOf({ Amount: 0.5 })).toEqual([['Amount', 'too_small']]);
    expect(codesOf({ Amount: 1.005 })).toEqual([['Amount', 'fraction_of_centavo']]);
    expect(codesOf({ Amount: 1_000_001 })).toEqual([['Amount', 'too_big']]);
    expect(codesOf({ Currency: 'USD' })).toEqual([['Currency', 'not_a_choice']]);
    expect(codesOf({ Email: 'ana' })).toEqual([['Email', 'invalid_email']]);
    expect(codesOf({ cvv: '12' })).toEqual([['cvv', 'invalid_format']]);
    expect(codesOf({ Nada: 1 })).toEqual([['Nada', 'unknown_property']]);
    expect(codesOf({ amount: 1 })).toEqual([['Amount', 'repeated_property']]);
    expect(codesOf({ ShipTo: { Bar: 1 } })).toEqual([['ShipTo.Bar', 'unknown_property']]);
    expect(
      codesOf({ OrderInformation: { LineItems: [{ ProductName: 'x', Quantity: 1.5, UnitPrice: 1 }, 2] } }),
    ).toEqual([
      ['OrderInformation.LineItems.0.Quantity', 'wrong_type'],
      ['OrderInformation.LineItems.1', 'wrong_type'],
    ]);
  });

  it('counts the elements of a list', () => {
    const [list] = fields.flatMap((field) =>
      field.name === 'OrderInformation' ? field.children.filter(({ kind }) => kind === 'array') : [],
    );
    const max = list?.rules?.maxElements ?? 0;
    expect(max).toBeGreaterThan(1);
    const element = { ProductName: 'x', Quantity: 1, UnitPrice: 1 };
    const listOf = (count: number) =>
      codesOf({ OrderInformation: { LineItems: Array(count).fill(element) } });
    expect(listOf(max)).toEqual([]);
    expect(listOf(max + 1)).toEqual([['OrderInformation.LineItems', 'too_many']]);
  });

  it('never refuses what the contract takes', () => {
    const odd = fc.oneof(
      fc.constantFrom<unknown>(
        '',
        ' ',
        'x',
        '001',
        'MXN',
        'a@b.mx',
        '12',
        5,
        8,
        13,
        0,
        1.005,
        true,
        null,
        {},
        [],
      ),
      fc.string({ maxLength: 45 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
    );
    const isBlank = (value: unknown) => typeof value === 'string' && value !== '' && value.trim() === '';
    for (const [name, method, page] of all) {
      if (!page.body || !method.body) continue;
      const [described, schema] = [page.body, method.body];
      const sample = page.groups[0]?.samples[0]?.body ?? {};
      const changes = fc.dictionary(fc.constantFrom(...described.map(({ name }) => name), 'Otra'), odd, {
        maxKeys: 3,
      });
      fc.assert(
        fc.property(changes, (change) => {
          // The contract trims no credentials, and of spaces alone there are none.
          fc.pre(name !== 'authenticate' || !Object.values(change).some(isBlank));
          const sent: JsonObject = JSON.parse(JSON.stringify({ ...sample, ...change }));
          return checkBody(described, sent).length === 0 || !schema.safeParse(sent).success;
        }),
        { numRuns: 60 },
      );
    }
  });
});

describe('checkParameters', () => {
  it('reads texts as the API does', () => {
    const report = all.find(([name]) => name === 'report')?.[2];
    expect(checkParameters(report?.params ?? [], { transactionDate: '20' })).toMatchObject([
      { code: 'invalid_format' },
    ]);
    expect(checkParameters(report?.params ?? [], {})).toMatchObject([{ code: 'required' }]);
    const pages = report?.query ?? [];
    expect(checkParameters(pages, { pageNumber: '0' })).toMatchObject([
      { path: 'pageNumber', code: 'too_small' },
    ]);
    expect(checkParameters(pages, { pageNumber: 'x' })).toMatchObject([
      { path: 'pageNumber', code: 'wrong_type' },
    ]);
    expect(checkParameters(pages, { pageNumber: '2', rowsOfPage: '' })).toEqual([]);
    const { query }: Operation = operations.getDayReport;
    expect(query?.safeParse({}).success).toBe(true);
  });
});

describe('problemWords', () => {
  const { problems } = collectSettings('es');
  it('are those of the API, filled in', () => {
    const words = checkBody(fields, { ...body, FirstName: 'x'.repeat(31), Amount: 'y' }).map((problem) =>
      problemWords(problem, problems),
    );
    expect(words).toEqual(['Debe ser un número.', 'Debe tener como máximo 30 caracteres.']);
    expect(Object.keys(problems.messages)).toEqual(checkedCodes);
  });
});
