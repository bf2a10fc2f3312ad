import { withoutCardNumbers } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import { type ErrorCode, moreErrorsMessage } from '@pasarela/contracts/errors/error-codes';
import type { DashboardError, PaymentError } from '@pasarela/contracts/errors/error-schema';
import { refusalMessage } from '@pasarela/contracts/errors/refusal-message';
import type { ErrorForm } from '@pasarela/contracts/http/error-form';
import type { Language } from '@pasarela/contracts/words/words';
import { filled } from '@pasarela/contracts/words/words';
import type { Refusal } from '#errors/refusal.ts';
import { lineWordsOf, wordsOf } from './validation.ts';

const docUrl = (code: ErrorCode, language: Language): string =>
  `${language === 'en' ? '/docs/en' : '/docs'}/errors/${code}`;

/** A refusal as the answer body, in its form and the language of the call. */
export const errorAnswer = (
  refusal: Refusal,
  form: ErrorForm,
  language: Language,
  requestId: string,
): PaymentError | DashboardError => {
  const { code } = refusal;
  const { errors, more } = wordsOf(refusal.problems, language);
  const moreErrors = more > 0 ? { moreErrors: more } : {};
  const said = withoutCardNumbers(refusalMessage(code, language, refusal.values));
  // The lines of a file are all in the answer, even if `errors` leaves some out.
  const shortened = more > 0 && refusal.lines.length === 0;
  const message = shortened
    ? `${said} ${filled(moreErrorsMessage, language, { named: errors.length, all: errors.length + more })}`
    : said;
  return form === 'payment'
    ? { status: 'Error', code, message, errors, ...moreErrors, requestId, docUrl: docUrl(code, language) }
    : {
        success: false,
        data: refusal.lines.length > 0 ? lineWordsOf(refusal.lines, language) : null,
        message,
        code,
        errors,
        ...moreErrors,
        requestId,
      };
};
