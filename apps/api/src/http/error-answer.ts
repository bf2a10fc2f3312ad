import { type ErrorCode, moreErrorsMessage } from '@pasarela/contracts/errors/error-codes';
import type { DashboardError, PaymentError } from '@pasarela/contracts/errors/error-schema';
import { refusalMessage } from '@pasarela/contracts/errors/refusal-message';
import { withoutCardNumbers } from '@pasarela/contracts/payment-methods/card-numbers-in-text';
import type { Language } from '@pasarela/contracts/words';
import { filled } from '@pasarela/contracts/words';
import type { Refusal } from '#errors/refusal.ts';
import { lineWordsOf, wordsOf } from './validation.ts';

export type Surface = 'payment' | 'dashboard';

const paymentPaths =
  /^\/api\/(health|ready|auth|pay|customercardidentifiers|transaction\/(response|responsebyreference|report))(\/|$|\?)/i;

/** Which of the two APIs a path belongs to; each has its own form of refusing. The system's own calls refuse as payments do. */
export const surfaceOf = (url: string): Surface => (paymentPaths.test(url) ? 'payment' : 'dashboard');

const docUrl = (code: ErrorCode, language: Language): string =>
  `${language === 'en' ? '/docs/en' : '/docs'}/errors/${code}`;

/** A refusal in the form of its surface and the language of the call. */
export const errorAnswer = (
  refusal: Refusal,
  surface: Surface,
  language: Language,
  requestId: string,
): PaymentError | DashboardError => {
  const { code } = refusal;
  const { errors, more } = wordsOf(refusal.problems, language);
  const moreErrors = more > 0 ? { moreErrors: more } : {};
  const said = withoutCardNumbers(refusalMessage(code, language, refusal.values));
  // Lines of a file are all in the answer, whatever `errors` leaves out.
  const shortened = more > 0 && refusal.lines.length === 0;
  const message = shortened
    ? `${said} ${filled(moreErrorsMessage, language, { named: errors.length, all: errors.length + more })}`
    : said;
  return surface === 'payment'
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
