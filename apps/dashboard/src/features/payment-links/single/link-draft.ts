import { startOfDay, type WireDay } from '@pasarela/contracts/dates/dates';
import type { FieldError } from '@pasarela/contracts/errors/error-schema';
import { isFrequencyName } from '@pasarela/contracts/frequencies/frequencies';
import { currency } from '@pasarela/contracts/money/money';
import {
  type LinkField,
  linkFieldAt,
  type TypedLink,
} from '@pasarela/contracts/payment-links/payment-link-fields';
import type { LinkType } from '@pasarela/contracts/payment-links/payment-link-kinds';
import { linkProblems } from '@pasarela/contracts/payment-links/payment-link-rules';
import { readTypedLink } from '@pasarela/contracts/payment-links/read-typed-link';
import { linkErrorText } from '#features/payment-links/link-error-text.ts';
import type { Language } from '#i18n/language.ts';

/** The form's fields as typed. */
export type LinkDraft = Omit<TypedLink, 'currency' | 'offsetExpiration' | 'typeFrequency'> & {
  readonly type: LinkType;
};

export const emptyDraft: LinkDraft = {
  referenceNumber: '',
  email: '',
  phoneNumber: '',
  amount: '',
  expirationDate: '',
  type: 'isNone',
  frequency: '',
  numberOfPays: '',
  nextPaymentDate: '',
  returnUrl: '',
};

const dayMilliseconds = 86_400_000;

/** The number of days between two days. */
const daysBetween = (from: WireDay, to: WireDay): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / dayMilliseconds);

/** Removes the separators from a phone number such as `(55) 1234-5678`; text without digits is unchanged. */
const plainPhone = (text: string): string => text.replace(/[\s().-]/g, '') || text;

/** The typed fields that apply to the chosen kind of link. */
const readDraft = ({ type, phoneNumber, frequency, numberOfPays, nextPaymentDate, ...draft }: LinkDraft) =>
  readTypedLink({
    ...draft,
    phoneNumber: plainPhone(phoneNumber),
    currency,
    typeFrequency: type,
    frequency: type === 'isNone' ? '' : frequency,
    numberOfPays: type === 'isInstallments' ? numberOfPays : '',
    nextPaymentDate: type === 'isInstallments' ? nextPaymentDate : '',
    offsetExpiration: '',
  });

export type LinkErrors = Readonly<Partial<Record<LinkField, string>>>;

/** The errors of a draft, by field. */
export const errorsOf = (draft: LinkDraft, today: WireDay, language: Language): LinkErrors =>
  Object.fromEntries(
    linkProblems(readDraft(draft), today).map((problem) => [problem.field, linkErrorText(problem, language)]),
  );

/** The server's errors, by field. */
export const refusedFields = (fieldErrors: readonly FieldError[]): LinkErrors =>
  Object.fromEntries(
    fieldErrors.flatMap(({ field, message }) => {
      const known = linkFieldAt(field);
      return known ? [[known, message]] : [];
    }),
  );

/** The payload of a valid draft. */
export const payloadOf = (draft: LinkDraft, today: WireDay) => {
  const { referenceNumber, email, amount, expirationDate, numberOfPays, ...read } = readDraft(draft);
  if (
    referenceNumber === undefined ||
    email === undefined ||
    typeof amount !== 'number' ||
    expirationDate === undefined
  )
    throw new Error('a draft that the rules refuse');
  const { phoneNumber, frequency, nextPaymentDate, returnUrl } = read;
  return {
    referenceNumber,
    email,
    phoneNumber,
    amount,
    currency,
    expirationDate,
    typeFrequency: draft.type,
    returnUrl,
    paymentProcess: {
      subscription: {
        frequency: frequency !== undefined && isFrequencyName(frequency) ? frequency : undefined,
        numberOfPays: typeof numberOfPays === 'number' ? numberOfPays : undefined,
        nextPaymentDate,
      },
      offsetExpiration: daysBetween(today, expirationDate),
    },
  } as const;
};

/** The known terms of the link, for the summary below the form. */
export type LinkPlan = {
  readonly type: LinkType;
  readonly amount: number;
  readonly until: WireDay | null;
  readonly frequency: string | null;
  readonly payments: number | null;
  readonly next: WireDay | null;
};

/** Undefined until there is a good amount. */
export const planOf = (draft: LinkDraft, today: WireDay): LinkPlan | undefined => {
  const read = readDraft(draft);
  const wrong = new Set(linkProblems(read, today).map(({ field }) => field));
  const { amount, frequency, numberOfPays, nextPaymentDate, expirationDate } = read;
  if (typeof amount !== 'number' || wrong.has('amount')) return undefined;
  const good = <Value>(field: LinkField, value: Value | undefined): Value | null =>
    wrong.has(field) ? null : (value ?? null);
  return {
    type: draft.type,
    amount,
    until: good('expirationDate', expirationDate),
    frequency: good('frequency', frequency),
    payments: typeof numberOfPays === 'number' ? good('numberOfPays', numberOfPays) : null,
    next: good('nextPaymentDate', nextPaymentDate),
  };
};
