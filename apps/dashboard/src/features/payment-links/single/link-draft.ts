import { startOfDay, type WireDay } from '@pasarela/contracts/dates/dates';
import { isFrequencyName } from '@pasarela/contracts/frequencies/frequencies';
import { currency, toAmount, toCentavos } from '@pasarela/contracts/money/money';
import type { LinkField, TypedLink } from '@pasarela/contracts/payment-links/payment-link-fields';
import type { LinkType } from '@pasarela/contracts/payment-links/payment-link-kinds';
import { linkProblems } from '@pasarela/contracts/payment-links/payment-link-rules';
import { readTypedLink } from '@pasarela/contracts/payment-links/read-typed-link';
import { formatWireDay } from '#components/dates/date-format.ts';
import type { FieldTexts } from '#components/form/use-contract-form.ts';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { linkErrorText } from '#features/payment-links/link-error-text.ts';
import type { singleLinkWords } from '#features/payment-links/single/single-link-words.ts';
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

/** A link that begins a subscription. */
export const subscriptionDraft: LinkDraft = { ...emptyDraft, type: 'isRecurring', frequency: 'Monthly' };

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

/** The errors of a draft, by field. */
export const errorsOf = (draft: LinkDraft, today: WireDay, language: Language): FieldTexts =>
  Object.fromEntries(
    linkProblems(readDraft(draft), today).map((problem) => [problem.field, linkErrorText(problem, language)]),
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

/** The summary of the link in sentences; unknown terms are omitted. */
export const linkSummary = (
  { type, amount, until, frequency, payments, next }: LinkPlan,
  words: typeof singleLinkWords.es.summary,
): string => {
  const money = formatMoney(amount);
  const often = frequency !== null && isFrequencyName(frequency) ? words.every[frequency] : null;
  const total = payments === null ? null : formatMoney(toAmount(toCentavos(amount) * payments));
  const what =
    type === 'isNone'
      ? words.once(money)
      : type === 'isRecurring'
        ? words.recurring(money, often)
        : payments === null || total === null
          ? words.someInstallments(money)
          : words.installments(formatCount(payments), money, total);
  const sentences = [
    what,
    ...(type === 'isInstallments' && next !== null ? [words.second(formatWireDay(next), often)] : []),
    ...(until === null ? [] : [words.until(formatWireDay(until))]),
  ];
  return sentences.join(' ');
};
