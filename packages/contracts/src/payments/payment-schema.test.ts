import { describe, expect, it } from 'vitest';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { CreatePaymentSchema } from './payment-schema.ts';
import { sampleCard, sampleOrder } from './sample-payment.ts';

const payment = { ...sampleOrder, ...sampleCard };
const takes = (changes: object): boolean => CreatePaymentSchema.safeParse({ ...payment, ...changes }).success;

/** The lengths of the catalogue. */
const longest = [
  ['PAYMENT-15', 'ReferenceNumber', 30],
  ['PAYMENT-16', 'FirstName', 30],
  ['PAYMENT-17', 'LastName', 30],
  ['PAYMENT-18', 'PhoneNumber', 20],
  ['PAYMENT-19', 'Street', 40],
  ['PAYMENT-20', 'StreetNumber', 10],
  ['PAYMENT-21', 'StreetNumber2', 10],
  ['PAYMENT-22', 'City', 30],
  ['PAYMENT-23', 'State', 30],
  ['PAYMENT-24', 'Country', 30],
  ['PAYMENT-25', 'PostalCode', 10],
] as const;

describe('a payment', () => {
  for (const [line, field, max] of longest)
    it(`takes ${field} of up to ${max} characters`, { tags: [line] }, () => {
      expect(takes({ [field]: 'ñ'.repeat(max) })).toBe(true);
      expect(takes({ [field]: 'ñ'.repeat(max + 1) })).toBe(false);
      expect(takes({ [field]: `x${'\u0000'}` })).toBe(false);
      expect(takes({ [field]: 'a\nb' })).toBe(false);
      expect(takes({ [field]: 'a😀b' })).toBe(true);
      expect(takes({ [field]: 'a\ud83d' })).toBe(false);
      expect(takes({ [field]: '\ude00a' })).toBe(false);
      expect(takes({ [field]: 7 })).toBe(false);
    });

  it('takes every frequency but Scheduled, which is for installment links alone', {
    tags: ['PAYMENT-28'],
  }, () => {
    for (const Frequency of frequencyNames)
      expect([Frequency, takes({ PaymentProcess: { Subscription: { Frequency } } })]).toEqual([
        Frequency,
        Frequency !== 'Scheduled',
      ]);
  });

  it('takes card data in its own fields alone', () => {
    const card = '4929570203841061';
    for (const changes of [
      { ReferenceNumber: card },
      { Description: `pagada con ${card}` },
      { FirstName: '4929 5702 0384 1061' },
      { Email: `${card}@example.com` },
      { SessionId: card },
      { ShipTo: { Street: card } },
      { Device: { UserAgent: card } },
      { OrderInformation: { LineItems: [{ ProductName: card, Quantity: 1, UnitPrice: 1 }] } },
    ])
      expect([changes, takes(changes)]).toEqual([changes, false]);
    expect(takes({ ReferenceNumber: '4929570203841062' })).toBe(true);
  });

  it.each(Object.keys(payment))('needs %s', (field) => {
    expect(takes({ [field]: undefined })).toBe(false);
    expect(takes({ [field]: null })).toBe(false);
    expect(takes({ [field]: '' })).toBe(false);
  });

  it('is in MXN, with an expiry of the calendar and a code of digits', () => {
    expect(takes({ Currency: 'USD' })).toBe(false);
    for (const month of ['1', '00', '13', '1a', ' 1'])
      expect(takes({ cardExpirationMonth: month })).toBe(false);
    for (const year of ['30', '2030']) expect(takes({ cardExpirationYear: year })).toBe(true);
    for (const year of ['3', '030', '1999', '20300', 'abcd'])
      expect(takes({ cardExpirationYear: year })).toBe(false);
    for (const cvv of ['12', '12345', '12a', '1 3']) expect(takes({ cvv })).toBe(false);
    for (const cardNumber of [
      '4242 4242 4242 4242',
      '4242-4242',
      '4'.repeat(20),
      '４２４２４２４２４２４２４２４２',
    ])
      expect(takes({ cardNumber })).toBe(false);
  });

  it('is trimmed, and holds a text of blanks for none', () => {
    expect(CreatePaymentSchema.parse({ ...payment, FirstName: '  Ana ' }).FirstName).toBe('Ana');
    expect(takes({ FirstName: '   ' })).toBe(false);
  });
});

describe('fields that are looked at together', () => {
  const paths = (changes: object) =>
    CreatePaymentSchema.safeParse({ ...payment, ...changes }).error?.issues.map(({ path, code }) => [
      path.join('.'),
      code,
    ]);

  it('are judged beside what is wrong with the others', () => {
    expect(
      paths({ Amount: 0, cardNumber: '4242424242424241', SpecialOffer: { IsInstallment: true } }),
    ).toEqual([
      ['Amount', 'too_small'],
      ['cardNumber', 'custom'],
      ['SpecialOffer.InstallmentCount', 'custom'],
    ]);
    expect(paths({ FirstName: '', cvv: '1234', CardType: '002' })).toEqual([
      ['FirstName', 'too_small'],
      ['cvv', 'custom'],
      ['CardType', 'custom'],
    ]);
  });

  it('are not judged where they have not even their form', () => {
    for (const changes of [{ cardNumber: 'x' }, { cardNumber: 4242 }, { cvv: '12' }, { SpecialOffer: 'x' }])
      expect(paths(changes)).toHaveLength(1);
    for (const body of [null, [], 'x', 7])
      expect(CreatePaymentSchema.safeParse(body).error?.issues).toHaveLength(1);
  });
});
