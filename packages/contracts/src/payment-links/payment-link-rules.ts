import { holdsCardNumber } from '../card-numbers/card-numbers-in-text.ts';
import { isWireDay } from '../dates/dates.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { emailForm } from '../http/email-form.ts';
import { plainTextPattern } from '../http/plain-text.ts';
import { isLongerThan } from '../http/text-length.ts';
import { limits } from '../limits/limits.ts';
import { amountLimits, hasWholeCentavos, currency as mxn } from '../money/money.ts';
import { isReturnUrl } from '../payments/return-url.ts';
import type { LinkField, ReadLink } from './payment-link-fields.ts';
import { isLinkType, linkTypeEntries, linkTypes } from './payment-link-kinds.ts';

/** One error of one field of a payment link. */
export type LinkProblem = {
  readonly field: LinkField;
  readonly code: FieldErrorCode;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A rule's first finding: a problem without its field, or undefined where the value is right. */
type Found = Omit<LinkProblem, 'field'> | undefined;

export const phoneForm = /^\d{10}$/;
/** The form of a day; whether the day exists is checked elsewhere. */
export const linkDayForm = /^\d{4}\/\d{2}\/\d{2}$/;

const lengthOf = (text: string, max: number): Found =>
  isLongerThan(text, max) ? { code: 'too_long', values: { maximum: max } } : undefined;

const referenceProblem = (text: string | undefined): Found => {
  if (text === undefined) return { code: 'required' };
  if (!plainTextPattern.test(text)) return { code: 'invalid_text' };
  return lengthOf(text, limits.referenceLength) ?? cardNumberIn(text);
};

const cardNumberIn = (text: string): Found =>
  holdsCardNumber(text) ? { code: 'card_number_in_text' } : undefined;

const emailProblem = (text: string | undefined): Found => {
  if (text === undefined) return { code: 'required' };
  if (!emailForm.test(text)) return { code: 'invalid_email' };
  return lengthOf(text, limits.filterLength.email) ?? cardNumberIn(text);
};

const phoneProblem = (text: string | undefined): Found =>
  text === undefined || phoneForm.test(text) ? undefined : { code: 'phone_digits' };

const within = (value: number, min: number, max: number): Found => {
  if (value < min) return { code: 'too_small', values: { minimum: min } };
  return value > max ? { code: 'too_big', values: { maximum: max } } : undefined;
};

const amountProblem = (amount: number | string | undefined): Found => {
  if (amount === undefined) return { code: 'required' };
  if (typeof amount === 'string') return { code: 'wrong_type', values: { expected: 'number' } };
  return (
    within(amount, amountLimits.min / 100, amountLimits.max / 100) ??
    (hasWholeCentavos(amount) ? undefined : { code: 'fraction_of_centavo' })
  );
};

const currencyProblem = (text: string | undefined): Found => {
  if (text === undefined) return { code: 'required' };
  return text === mxn ? undefined : { code: 'not_a_choice', values: { choices: mxn } };
};

/** The last day that an account's clock can reach. */
const lastDay = `${limits.clockLastYear}/12/31`;

const dayProblem = (text: string): Found => {
  if (!linkDayForm.test(text)) return { code: 'day_form' };
  if (!isWireDay(text)) return { code: 'not_a_day' };
  return text > lastDay ? { code: 'too_big', values: { maximum: lastDay } } : undefined;
};

const expirationProblem = (text: string | undefined, today: string): Found => {
  if (text === undefined) return { code: 'required' };
  return dayProblem(text) ?? (text < today ? { code: 'day_past' } : undefined);
};

const typeProblem = (text: string): Found =>
  isLinkType(text) ? undefined : { code: 'not_a_choice', values: { choices: linkTypes.join(', ') } };

const wholeNumber = (value: number | string): Found =>
  typeof value === 'number' && Number.isInteger(value)
    ? undefined
    : { code: 'wrong_type', values: { expected: 'int' } };

const offsetProblem = (offset: number | string | undefined): Found => {
  if (offset === undefined) return undefined;
  return wholeNumber(offset) ?? within(Number(offset), 0, limits.linkOffsetDays);
};

const returnUrlProblem = (text: string | undefined): Found => {
  if (text === undefined) return undefined;
  const found = lengthOf(text, limits.returnUrlLength) ?? cardNumberIn(text);
  return found ?? (isReturnUrl(text) ? undefined : { code: 'invalid_return_url' });
};

/** The problem of a subscription field on a link of a type that does not allow it. */
const notOf = (typeFrequency: string): Found => ({
  code: 'not_together',
  values: { other: `typeFrequency ${typeFrequency}` },
});

const frequencyProblem = ({ typeFrequency, frequency }: ReadLink): Found => {
  if (!isLinkType(typeFrequency)) return undefined;
  const { frequencies } = linkTypeEntries[typeFrequency];
  if (frequencies.length === 0) return frequency === undefined ? undefined : notOf(typeFrequency);
  if (frequency === undefined) return { code: 'required' };
  return frequencies.some((name) => name === frequency)
    ? undefined
    : { code: 'not_a_choice', values: { choices: frequencies.join(', ') } };
};

const countProblem = ({ typeFrequency, numberOfPays }: ReadLink): Found => {
  if (!isLinkType(typeFrequency)) return undefined;
  if (typeFrequency !== 'isInstallments')
    return numberOfPays === undefined ? undefined : notOf(typeFrequency);
  if (numberOfPays === undefined) return { code: 'required' };
  const { min, max } = limits.linkPayments;
  return wholeNumber(numberOfPays) ?? within(Number(numberOfPays), min, max);
};

const nextPaymentProblem = (link: ReadLink, today: string): Found => {
  const { typeFrequency, nextPaymentDate, expirationDate } = link;
  if (!isLinkType(typeFrequency)) return undefined;
  if (typeFrequency !== 'isInstallments')
    return nextPaymentDate === undefined ? undefined : notOf(typeFrequency);
  if (nextPaymentDate === undefined) return { code: 'required' };
  const found = dayProblem(nextPaymentDate);
  if (found) return found;
  const due =
    expirationDate !== undefined && dayProblem(expirationDate) === undefined ? expirationDate : undefined;
  if (due !== undefined && nextPaymentDate > due) return { code: 'next_payment_after_due' };
  return nextPaymentDate <= today ? { code: 'day_not_later' } : undefined;
};

/**
 * All problems of a payment link, at most one per field. `today` is the account's day. The form, the preview of a file and the API
 * use these rules.
 */
export const linkProblems = (link: ReadLink, today: string): readonly LinkProblem[] => {
  const found: readonly (readonly [LinkField, Found])[] = [
    ['referenceNumber', referenceProblem(link.referenceNumber)],
    ['email', emailProblem(link.email)],
    ['phoneNumber', phoneProblem(link.phoneNumber)],
    ['amount', amountProblem(link.amount)],
    ['currency', currencyProblem(link.currency)],
    ['expirationDate', expirationProblem(link.expirationDate, today)],
    ['typeFrequency', typeProblem(link.typeFrequency)],
    ['frequency', frequencyProblem(link)],
    ['numberOfPays', countProblem(link)],
    ['nextPaymentDate', nextPaymentProblem(link, today)],
    ['offsetExpiration', offsetProblem(link.offsetExpiration)],
    ['returnUrl', returnUrlProblem(link.returnUrl)],
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ field, ...problem }] : []));
};
