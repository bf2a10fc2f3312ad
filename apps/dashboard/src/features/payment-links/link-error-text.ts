import type { LinkProblem } from '@pasarela/contracts/payment-links/payment-link-rules';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { fieldErrorsWords } from '#components/form/field-errors-words.ts';
import { formatMoney } from '#components/money/money-format.ts';
import type { Language } from '#i18n/language.ts';

type Values = NonNullable<LinkProblem['values']>;

const asMoney = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatMoney(value) : value,
    ]),
  );

/** What is wrong with a field of a payment link; the limits of its amount are amounts too. */
export const linkErrorText = ({ field, code, values = {} }: LinkProblem, language: Language): string => {
  if (field !== 'amount') return fieldErrorText(code, language, values);
  return code === 'wrong_type'
    ? fieldErrorsWords[language].amount
    : fieldErrorText(code, language, asMoney(values));
};
