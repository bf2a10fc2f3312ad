import type { VariantFields } from './request-variant.ts';

/** Parts that many methods' requests are made of. */
const orderRequired = ['ReferenceNumber', 'Amount', 'Currency', 'FirstName', 'LastName', 'Email'] as const;
const orderOptional = [
  'IdCompany',
  'Description',
  'PhoneNumber',
  'Street',
  'StreetNumber',
  'StreetNumber2',
  'Street2Col',
  'Street2Del',
  'City',
  'State',
  'Country',
  'PostalCode',
  'OrderInformation',
  'ShipTo',
  'Device',
  'SessionId',
] as const;
export const cardFields = ['cardNumber', 'cardExpirationMonth', 'cardExpirationYear', 'cvv'] as const;

/** An order, paid in the way that the other fields say. */
export const orderWith = (fields: VariantFields): VariantFields => ({
  required: [...orderRequired, ...fields.required],
  optional: [...orderOptional, ...(fields.optional ?? [])],
  fixed: fields.fixed,
});

/** The same, paid by card. */
export const cardOrderWith = (fields: VariantFields): VariantFields =>
  orderWith({
    required: [...cardFields, ...fields.required],
    optional: ['IdPaymentMethod', 'CardType', ...(fields.optional ?? [])],
    fixed: { IdPaymentMethod: [8, 10], ...fields.fixed },
  });

export const sampleOrder = {
  ReferenceNumber: 'PEDIDO-1042',
  Amount: 350.5,
  Currency: 'MXN',
  FirstName: 'Ana',
  LastName: 'López',
  Email: 'ana.lopez@example.com',
} as const;

export const sampleCard = {
  cardNumber: '4242424242424242',
  cardExpirationMonth: '12',
  cardExpirationYear: '2030',
  cvv: '123',
} as const;

/** The token of a card that is kept first. */
export const tokenNeed = {
  method: 'tokenization-create',
  gives: { 'customerCardIdentifier.Id': 'customerCardIdentifier' },
} as const;
