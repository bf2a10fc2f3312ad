import { chargebackStatuses } from '@pasarela/contracts/chargebacks/chargeback-status';
import {
  type ErrorCode,
  errorCodes,
  type FieldErrorCode,
  fieldErrorCodes,
} from '@pasarela/contracts/errors/error-codes';
import { limits } from '@pasarela/contracts/limits';
import { declineReasons } from '@pasarela/contracts/test-cards/test-cards';
import { transactionStatuses } from '@pasarela/contracts/transactions/transaction-status';
import { filled, type WordValues } from '@pasarela/contracts/words';
import type { Locale } from '../../../site/locales.ts';
import { type FieldSample, fieldSamples } from './field-samples.ts';

/** What stands in the braces of a whole call's message. */
const callValues: WordValues = {
  transactionNumber: '1024',
  method: 'GET',
  allowed: 'POST',
  status: transactionStatuses[3].label,
  minutes: '30',
  reason: declineReasons.insufficient_funds,
  authorized: '350.50',
  days: limits.clockMoveDays,
  year: limits.clockLastYear,
  megabytes: limits.fileBytes / 1_024 / 1_024,
  problems: 1,
  value: 'ana.lopez@example.com',
  remaining: '350.50',
  outcome: chargebackStatuses.won.label,
};

const problemOf = (code: FieldErrorCode, locale: Locale) => {
  const { field, values = {} } = fieldSamples[code];
  return { field, code, message: filled(fieldErrorCodes[code], locale, values) };
};
type Problem = ReturnType<typeof problemOf>;

/** The same in a file of lines, with its place taken apart. */
const lineOf = ({ field, ...problem }: Problem) => {
  const [line = '', column = ''] = field.split('.');
  return { file: 'ligas.csv', line: Number(line), column: column || null, ...problem };
};

type Sampled = {
  readonly code: ErrorCode;
  readonly api: FieldSample['api'];
  /** What is wrong with a field; without it the refusal names none. */
  readonly field?: FieldErrorCode;
};

/** A refusal as the API answers it. */
export const errorSample = ({ code, api, field }: Sampled, locale: Locale): string => {
  const message = filled(errorCodes[code].message, locale, callValues);
  const errors = field ? [problemOf(field, locale)] : [];
  const requestId = 'req_2Jb1x';
  const docUrl = `${locale === 'en' ? '/docs/en' : '/docs'}/errors/${code}`;
  const data = code === 'link_lines_invalid' && field ? errors.map(lineOf) : null;
  return JSON.stringify(
    api === 'payment'
      ? { status: 'Error', code, message, errors, requestId, docUrl }
      : { success: false, data, message, code, errors, requestId },
    null,
    2,
  );
};
