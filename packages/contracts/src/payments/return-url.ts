import { z } from 'zod';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { fieldWords } from '../http/field-words.ts';
import { isLongerThan } from '../http/text-length.ts';
import { holdsNoCardNumber, noCardNumber } from '../http/text-schema.ts';
import { readUrl } from '../http/written-url.ts';
import { limits } from '../limits/limits.ts';
import type { PaymentAnswer } from './payment-answer-schema.ts';

/** The properties of a payment's answer that are added to the return URL. They are not a proof of payment. */
const returnNames = [
  'referenceNumber',
  'transactionNumber',
  'responseCode',
] as const satisfies readonly (keyof PaymentAnswer)[];
type ReturnName = (typeof returnNames)[number];

const names = returnNames.join(', ');

/** The description of the property in every call that accepts it. */
export const returnUrlWords = fieldWords(
  `A dónde regresa tu cliente cuando termina en nuestra página: https, o http en localhost. Se le agregan ${names}. Volver no prueba que pagó: confírmalo con el webhook o la consulta de estado.`,
  `Where your customer returns to when they finish on our page: https, or http on localhost. ${names} are added to it. Coming back does not prove that they paid: confirm it with the webhook or the status query.`,
);

/** Loopback host names in the form that `URL` normalizes them to. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether the text is a valid return URL: https, or http on a loopback host, without credentials. */
export const isReturnUrl = (text: string): boolean => {
  // `URL` also accepts `https:shop.example` and `https:/shop.example`, which people would not read as that address.
  const url = /^https?:\/\/[^/?#]/i.test(text) ? readUrl(text) : undefined;
  const hasCredentials = /^[^/]*\/\/[^/?#]*@/.test(text);
  if (!url || hasCredentials) return false;
  return url.protocol === 'https:' || loopback.test(url.hostname);
};

/** The URL of the shop to which a hosted page returns its payer. */
export const ReturnUrlSchema = z
  .string()
  .trim()
  .max(limits.returnUrlLength)
  .refine((text) => isLongerThan(text, limits.returnUrlLength) || isReturnUrl(text), {
    params: { code: 'invalid_return_url' satisfies FieldErrorCode },
  })
  .refine(holdsNoCardNumber(limits.returnUrlLength), noCardNumber);

const isOurs = (pair: string): boolean =>
  [...new URLSearchParams(pair).keys()].some((name) => returnNames.some((own) => own === name));

/**
 * Adds the outcome of the payment to the merchant's return URL. Existing parameters are kept as written, except those with the same
 * names, which are replaced so that none appears twice.
 */
export const returnAddress = (
  returnUrl: string,
  { referenceNumber, transactionNumber, responseCode }: Pick<PaymentAnswer, ReturnName>,
): string => {
  const [address = '', ...fragment] = returnUrl.split('#');
  const [path = '', ...query] = address.split('?');
  const pairs = query.join('?').split('&');
  const kept = pairs.filter((pair) => pair !== '' && !isOurs(pair));
  const added = new URLSearchParams({ referenceNumber, transactionNumber, responseCode } satisfies Record<
    ReturnName,
    string
  >);
  return `${path}?${[...kept, added].join('&')}${fragment.length > 0 ? `#${fragment.join('#')}` : ''}`;
};
