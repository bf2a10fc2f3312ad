import type { CreatePayment, CreateTransaction } from './payment-schema.ts';

/** The optional fields with which a payment describes its order in detail: billing address, products, shipping, device. */
export const orderDetailFields = [
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
] as const satisfies readonly (keyof CreatePayment & keyof CreateTransaction)[];
