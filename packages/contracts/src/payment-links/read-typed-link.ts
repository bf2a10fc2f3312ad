import { readTypedDay } from '../dates/typed-day.ts';
import { frequencyNames } from '../frequencies/frequencies.ts';
import { readTypedAmount } from '../money/typed-amount.ts';
import type { ReadLink, TypedLink } from './payment-link-fields.ts';
import { linkTypes } from './payment-link-kinds.ts';

const amountOf = (text: string): number | string => readTypedAmount(text) ?? text;

const countOf = (text: string): number | string => (/^\d{1,12}$/.test(text) ? Number(text) : text);

/** Finds a name in a list, ignoring case. */
const nameOf = (text: string, names: readonly string[]): string =>
  names.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text;

const given = <Read>(text: string, read: (text: string) => Read): Read | undefined =>
  text === '' ? undefined : read(text);

const plain = (text: string): string => text;

/** Parses the typed texts of a link. */
export const readTypedLink = (typed: TypedLink): ReadLink => {
  const read = <Value>(field: keyof TypedLink, as: (text: string) => Value): Value | undefined =>
    given(typed[field].trim(), as);
  return {
    referenceNumber: read('referenceNumber', plain),
    email: read('email', plain),
    phoneNumber: read('phoneNumber', plain),
    amount: read('amount', amountOf),
    currency: read('currency', (text) => text.toUpperCase()),
    expirationDate: read('expirationDate', readTypedDay),
    typeFrequency: read('typeFrequency', (text) => nameOf(text, linkTypes)) ?? 'isNone',
    frequency: read('frequency', (text) => nameOf(text, frequencyNames)),
    numberOfPays: read('numberOfPays', countOf),
    nextPaymentDate: read('nextPaymentDate', readTypedDay),
    offsetExpiration: read('offsetExpiration', countOf),
    returnUrl: read('returnUrl', plain),
  };
};

/** Builds the payload from parsed values. */
export const linkPayload = ({
  frequency,
  numberOfPays,
  nextPaymentDate,
  offsetExpiration,
  ...link
}: ReadLink) => ({
  ...link,
  paymentProcess: { subscription: { frequency, numberOfPays, nextPaymentDate }, offsetExpiration },
});
