import { integrationMethods } from '@pasarela/contracts/integration-methods/integration-methods';
import { operations } from '@pasarela/contracts/operations';
import { describe, expect, it } from 'vitest';
import { documentedMethod, documentedMethods } from '../../../site/documented-methods.ts';
import { locales } from '../../../site/locales.ts';
import { collectDemo, collectPages, collectSettings } from './collect-pages.ts';
import { describeMethod } from './describe-method.ts';
import type { FieldDescription } from './field-description.ts';

const create = describeMethod(documentedMethod('api'), 'es');
const fieldOf = (fields: readonly FieldDescription[] | null, name: string): FieldDescription => {
  const field = fields?.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};

describe('describeMethod', () => {
  it('takes address, errors and samples from the contract', { tags: ['DOCS-2'] }, () => {
    expect(create).toMatchObject({
      method: 'POST',
      path: '/api/pay/create',
      secured: true,
      idempotent: true,
    });
    expect(create.errors.map((error) => error.code)).toContain('reference_taken');
    const card = describeMethod(documentedMethod('inmediate-capture-card'), 'es');
    expect(card.groups.flatMap((group) => group.samples.map((sample) => sample.name)).sort()).toEqual(
      integrationMethods['inmediate-capture-card'].samples.map((sample) => sample.name).sort(),
    );
    expect(card.groups.map((group) => group.label)).toEqual([
      'Pagada (002)',
      'Rechazada (003)',
      'En revisión (007)',
    ]);
    expect(create.groups.map((group) => group.label)).toEqual(['Petición completa']);
    const remove = describeMethod(documentedMethod('tokenization-delete'), 'es');
    expect(remove.groups.map((group) => group.label)).toEqual(['Petición (002)']);
  });

  it('says what has to be there before a sample, and the call that meets it', () => {
    const [sample] =
      describeMethod(documentedMethod('inmediate-capture-token'), 'es').groups[0]?.samples ?? [];
    expect(sample?.needs).toMatchObject([
      {
        words: { need: 'Necesitas una tarjeta guardada', make: 'Guardar esa tarjeta' },
        gives: { 'customerCardIdentifier.Id': 'customerCardIdentifier' },
        call: { path: '/api/customercardidentifiers', secured: true, sample: { name: 'visa', needs: [] } },
      },
    ]);
  });

  it('describes a property with its type, limits and meaning', { tags: ['BUILDER-3', 'DOCS-2'] }, () => {
    expect(fieldOf(create.body, 'ReferenceNumber')).toMatchObject({
      type: 'texto',
      required: true,
      limits: ['de 1 a 30 caracteres'],
      example: 'PEDIDO-1042',
    });
    expect(fieldOf(create.body, 'Amount').limits).toEqual(['de 1 a 1,000,000', 'hasta dos decimales']);
    expect(fieldOf(create.body, 'Currency').limits).toEqual(['solo MXN']);
    expect(fieldOf(create.body, 'CardType').limits).toEqual(['uno de: 001, 002, 003']);
    expect(fieldOf(create.body, 'cvv').limits).toContain('forma `^\\d{3,4}$`');
    expect(fieldOf(create.body, 'Email').type).toBe('correo electrónico');
    expect(fieldOf(create.body, 'IdCompany')).toMatchObject({ kind: 'integer', limits: ['desde 1'] });
  });

  it('has a pair of backticks about every code in its limits, and takes null nowhere in a body', () => {
    const all = (fields: readonly FieldDescription[]): FieldDescription[] =>
      fields.flatMap((field) => [field, ...all(field.children)]);
    for (const method of documentedMethods) {
      const fields = all(describeMethod(method, 'es').body ?? []);
      expect(fields.filter(({ nullable }) => nullable).map(({ name }) => name)).toEqual([]);
      expect(
        fields.flatMap(({ limits }) => limits).filter((limit) => limit.split('`').length % 2 === 0),
      ).toEqual([]);
    }
  });

  it('keeps nested objects and lists in their place', () => {
    const items = fieldOf(fieldOf(create.body, 'OrderInformation').children, 'LineItems');
    expect(items).toMatchObject({ kind: 'array', limits: ['hasta 100 elementos'] });
    expect(items.children.map((child) => child.name)).toEqual([
      'ProductName',
      'ProductSku',
      'Quantity',
      'UnitPrice',
    ]);
    expect(fieldOf(create.answer, 'card')).toMatchObject({ kind: 'object', nullable: true });
  });

  it('makes an answer that the contract accepts', () => {
    for (const [index, page] of collectPages('en').entries()) {
      const operation = documentedMethods[index]?.operation ?? 'authenticate';
      expect([page.name, operations[operation].answer.safeParse(page.answerSample).error]).toEqual([
        page.name,
        undefined,
      ]);
    }
  });

  it('shows the answer that the first sample gets, in its language', () => {
    const answerOf = (name: Parameters<typeof documentedMethod>[0], locale: 'es' | 'en') =>
      describeMethod(documentedMethod(name), locale).answerSample;
    expect(answerOf('wci', 'es')).toMatchObject({ responseCode: '001', card: null });
    expect(answerOf('cash-payments', 'en')).toMatchObject({ responseCode: '005', idPaymentMethod: 5 });
    expect(answerOf('tokenization-create', 'es').message).toBe('La tarjeta se guardó.');
    expect(answerOf('inmediate-capture-card', 'en').message).toBe('The payment was accepted.');
    expect(answerOf('report', 'en')).toMatchObject({
      transactions: [{ responseCode: '002', message: 'The payment was accepted.' }],
    });
    expect(answerOf('authenticate', 'en').message).toBe('Authentication succeeded.');
  });

  it('has words in both languages for every field of every documented method', () => {
    for (const locale of locales)
      expect(collectPages(locale).map((page) => page.name)).toEqual(
        documentedMethods.map((method) => method.name),
      );
  });
});

describe('collectSettings', () => {
  it('has every response code and the published credentials', () => {
    expect(Object.keys(collectSettings('en').responseCodes)).toHaveLength(18);
    expect(collectDemo()).toEqual({ apiKey: 'demo-sandbox-key', password: 'demo-sandbox-password' });
  });
});
