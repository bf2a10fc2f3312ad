import { operations } from '@pasarela/contracts/operations';
import { describe, expect, it } from 'vitest';
import { documentedOperationNames } from '../../../site/documented-operations.ts';
import { locales } from '../../../site/locales.ts';
import { collectDemo, collectPages, collectSettings } from './collect-pages.ts';
import { describeOperation } from './describe-operation.ts';
import type { FieldDescription } from './field-description.ts';

const create = describeOperation('createPayment', operations.createPayment, 'es');
const fieldOf = (fields: readonly FieldDescription[] | null, name: string): FieldDescription => {
  const field = fields?.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};

describe('describeOperation', () => {
  it('takes address, errors and samples from the contract', () => {
    expect(create).toMatchObject({
      method: 'POST',
      path: '/api/pay/create',
      secured: true,
      idempotent: true,
    });
    expect(create.errors.map((error) => error.code)).toContain('reference_taken');
    expect(create.groups.flatMap((group) => group.samples.map((sample) => sample.name)).sort()).toEqual(
      operations.createPayment.examples.map((example) => example.name).sort(),
    );
    expect(create.groups.map((group) => group.label)).toEqual([
      'Pagada (002)',
      'Rechazada (003)',
      'Autorizada (008)',
      'En revisión (007)',
      'Pago pendiente (005)',
      'Creada (001)',
      'Petición completa',
    ]);
  });

  it('describes a property with its type, limits and meaning', () => {
    expect(fieldOf(create.body, 'ReferenceNumber')).toMatchObject({
      type: 'texto',
      required: true,
      limits: ['de 1 a 30 caracteres'],
      example: 'PEDIDO-1042',
    });
    expect(fieldOf(create.body, 'Amount').limits).toEqual(['de 1 a 1,000,000', 'hasta dos decimales']);
    expect(fieldOf(create.body, 'Currency').limits).toEqual(['solo MXN']);
    expect(fieldOf(create.body, 'CardType').limits).toEqual(['uno de: 001, 002, 003']);
    expect(fieldOf(create.body, 'cvv').limits).toContain('forma ^\\d{3,4}$');
    expect(fieldOf(create.body, 'Email').type).toBe('correo electrónico');
    expect(fieldOf(create.body, 'IdCompany')).toMatchObject({ kind: 'integer', limits: ['desde 1'] });
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
    for (const page of collectPages(documentedOperationNames, 'en')) {
      const { answer } =
        operations[documentedOperationNames.find((name) => name === page.name) ?? 'authenticate'];
      expect(answer.safeParse(page.answerSample).error).toBeUndefined();
    }
  });

  it('has words in both languages for every field of every documented operation', () => {
    for (const locale of locales)
      expect(collectPages(documentedOperationNames, locale).map((page) => page.name)).toEqual(
        documentedOperationNames,
      );
  });
});

describe('collectSettings', () => {
  it('has every response code and the published credentials', () => {
    expect(Object.keys(collectSettings('en').responseCodes)).toHaveLength(18);
    expect(collectDemo()).toEqual({ apiKey: 'demo-sandbox-key', password: 'demo-sandbox-password' });
  });
});
