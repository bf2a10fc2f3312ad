import { isWireDay } from '@pasarela/contracts/dates/dates';
import { type FieldErrorCode, fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { valueKinds } from '@pasarela/contracts/errors/value-kinds';
import { filled } from '@pasarela/contracts/words/words';
import { formatWireDay } from '#components/dates/date-format.ts';
import { fieldErrorsWords } from '#components/form/field-errors-words.ts';
import type { Language } from '#i18n/language.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * The text of a field error: the contract's message with numbers and days in the format of the screens. A missing value has the
 * specified text of the dashboard.
 */
export const fieldErrorText = (code: FieldErrorCode, language: Language, values: Values = {}): string => {
  const words = fieldErrorsWords[language];
  if (code === 'required') return words.required;
  if (code === 'day_form') return words.dayForm;
  const { maximum } = values;
  if (code === 'too_big' && typeof maximum === 'string' && isWireDay(maximum))
    return words.latest(formatWireDay(maximum));
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    (name === 'expected' && valueKinds[value]) || value,
  ]);
  return filled(fieldErrorCodes[code], language, Object.fromEntries(shown));
};
