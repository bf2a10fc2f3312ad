import { type ErrorCode, type FieldErrorCode, fieldErrorCodes } from '@pasarela/contracts/errors/error-codes';
import { refusalMessage } from '@pasarela/contracts/errors/refusal-message';
import { limits } from '@pasarela/contracts/limits/limits';
import { declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import { chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { filled, type WordValues } from '@pasarela/contracts/words/words';
import type { Locale } from '../../../site/locales.ts';
import { type FieldSample, fieldSamples } from './field-samples.ts';

/** The example values for the braces of a message about the whole call. */
const callValues: WordValues = {
  transactionNumber: '1024',
  method: 'GET',
  allowed: 'POST',
  status: transactionStatuses[3].label,
  from: { es: '20/11/2026 06:05 p.m.', en: '20/11/2026 06:05 PM' },
  minutes: '30',
  reason: declineReasons.insufficient_funds,
  authorized: '$1,350.50',
  max: limits.isolatedAccounts,
  days: limits.clockMoveDays,
  year: String(limits.clockLastYear),
  megabytes: limits.fileBytes / 1_024 / 1_024,
  problems: 1,
  problem: 'transactions.amount',
  seconds: limits.waitSeconds.usual,
  seen: transactionStatuses[6].label,
  value: 'ana.lopez@example.com',
  remaining: '$1,350.50',
  outcome: chargebackStatuses.won.label,
};

const problemOf = (code: FieldErrorCode, locale: Locale) => {
  const { field, values = {} } = fieldSamples[code];
  return { field, code, message: filled(fieldErrorCodes[code], locale, values) };
};
type Problem = ReturnType<typeof problemOf>;

/** A field's problem as a problem of a file, with its place split into line and column. */
const lineOf = ({ field, ...problem }: Problem) => {
  const [line = '', column = ''] = field.split('.');
  return { file: 'ligas.csv', line: Number(line), column: column || null, ...problem };
};

type Sampled = {
  readonly code: ErrorCode;
  readonly api: FieldSample['api'];
  /** The error of a field; undefined where the refusal names no field. */
  readonly field: FieldErrorCode | undefined;
};

/** A refusal as the API answers it. */
export const errorSample = ({ code, api, field }: Sampled, locale: Locale): string => {
  const message = refusalMessage(code, locale, callValues);
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
