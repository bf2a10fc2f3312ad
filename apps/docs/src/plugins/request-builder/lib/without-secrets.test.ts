import { describe, expect, it } from 'vitest';
import { documentedMethod } from '../../../site/documented-methods.ts';
import { describeMethod } from './describe-method.ts';
import type { FieldDescription } from './field-description.ts';
import { textsWithoutSecrets, withoutSecrets } from './without-secrets.ts';

const fields = describeMethod(documentedMethod('inmediate-capture-card'), 'es').body ?? [];

describe('what is kept of a body', () => {
  it('has no value whose kind is not the contract’s, however deep it is', () => {
    for (const value of [['4242424242424242'], [['4242424242424242']], { a: [['4242424242424242']] }])
      expect(withoutSecrets(fields, { Description: value })).toEqual({});
    expect(withoutSecrets(fields, { ShipTo: [[{ City: '4242424242424242' }]] })).toEqual({});
    expect(withoutSecrets(fields, { ShipTo: 'cvv 987' })).toEqual({});
    expect(
      withoutSecrets(fields, { OrderInformation: { LineItems: [[{ ProductName: '987' }], 'cvv 987'] } }),
    ).toEqual({ OrderInformation: { LineItems: [] } });
  });

  it('is without what is secret in the objects of a list', () => {
    const plain = { type: '', required: false, nullable: false, meaning: '', limits: [], children: [] };
    const code: FieldDescription = { ...plain, name: 'cvv', kind: 'string', secret: true };
    const list: FieldDescription = { ...plain, name: 'Cards', kind: 'array', children: [code] };
    expect(withoutSecrets([list], { Cards: [{ cvv: '987' }, { CVV: '987' }] })).toEqual({
      Cards: [{ cvv: '•••' }, { cvv: '•••' }],
    });
    expect(
      withoutSecrets(fields, {
        OrderInformation: { LineItems: [{ ProductName: '4242 4242 4242 4242', Otra: '987' }] },
      }),
    ).toEqual({ OrderInformation: { LineItems: [{ ProductName: '•••' }] } });
  });

  it.each([
    '4242.4242.4242.4242',
    '4242  4242  4242  4242',
    '4242\u00a04242\u00a04242\u00a04242',
    '4242_4242_4242_4242',
    '４２４２４２４２４２４２４２４２',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
    '4242\u200b4242\u200b4242\u200b4242',
    '4222222222222',
    '4242424242424241',
    '4242424242424242424',
    'tarjeta 4242 - 4242 - 4242 - 4242 de Ana',
  ])('masks %s', (text) => {
    expect(withoutSecrets(fields, { Description: text })).toEqual({ Description: '•••' });
    const [first] = fields;
    if (first) expect(textsWithoutSecrets([first], { [first.name]: text })).toEqual({ [first.name]: '•••' });
  });

  it('masks a number of a card that was typed as a number', () => {
    expect(withoutSecrets(fields, { Amount: 4242424242424242 })).toEqual({ Amount: '•••' });
  });

  it('keeps shorter figures, and null', () => {
    const body = { Description: 'Pedido 123456789012 del 20/11', Email: null, Amount: 12.5 };
    expect(withoutSecrets(fields, body)).toEqual(body);
  });

  it('is without the password in use, wherever it was typed', () => {
    const body = { Description: 'mi clave es s3creto!', Email: 'ana@a.mx', Amount: 5 };
    expect(withoutSecrets(fields, body, 's3creto')).toEqual({ ...body, Description: '•••' });
    expect(withoutSecrets(fields, body, '')).toEqual(body);
  });
});
