import {
  type ErrorCode,
  errorCodes,
  fieldErrorCodes,
  isFieldErrorCode,
} from '@pasarela/contracts/errors/error-codes';
import { methodErrors } from '@pasarela/contracts/integration-methods/method-errors';
import { limits } from '@pasarela/contracts/limits';
import { declineReasons } from '@pasarela/contracts/test-cards/test-cards';
import { documentedMethods } from '../../../site/documented-methods.ts';
import type { Locale } from '../../../site/locales.ts';
import { errorRemedies } from '../words/error-remedies.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Some messages are specified without a full stop. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

const methodsWith = (code: ErrorCode, locale: Locale): ErrorEntry['methods'] =>
  documentedMethods
    .filter((method) => methodErrors(method).includes(code))
    .map(({ title, page }) => ({ title: title[locale], page }));

/** What stands in a message's braces, in the samples. */
const sampleValues: Readonly<Record<string, string>> = {
  transactionNumber: '1024',
  status: 'Rejected',
  minutes: '30',
  name: 'Librería Jacaranda',
  expected: 'number',
  minimum: '1',
  maximum: '30',
  digits: '3',
  choices: 'MXN',
  authorized: '350.50',
  days: String(limits.clockMoveDays),
  year: String(limits.clockLastYear),
  megabytes: '10',
  other: 'IdPaymentMethod',
  emails: 'ventas@tienda',
  line: '7',
  problems: '3',
  value: 'ana.lopez@example.com',
  remaining: '350.50',
  outcome: 'Won',
  found: '25,000',
  most: '10,000',
  file: 'ligas.csv',
  extensions: '.csv',
  pixels: '2000',
};

const filled = (message: string, locale: Locale): string =>
  message.replace(/\{(\w+)\}/g, (braces, name: string) =>
    name === 'reason' ? declineReasons.insufficient_funds[locale] : (sampleValues[name] ?? braces),
  );

const sampleOf = (code: ErrorCode, locale: Locale, field?: { code: string; message: string }): string =>
  JSON.stringify(
    {
      status: 'Error',
      code,
      message: filled(errorCodes[code].message[locale], locale),
      errors: field ? [{ field: 'Amount', ...field }] : [],
      requestId: 'req_2Jb1x',
      docUrl: `/docs/errors/${code}`,
    },
    null,
    2,
  );

/** Every code that the system may answer with: those of whole calls, then those of single fields. */
export const collectErrors = (locale: Locale): ErrorEntry[] => {
  const calls = Object.keys(errorCodes)
    .filter(isErrorCode)
    .map(
      (code): ErrorEntry => ({
        code,
        kind: 'call',
        status: errorCodes[code].status,
        message: errorCodes[code].message[locale],
        about: `${sentence(errorCodes[code].message[locale])} ${errorRemedies[locale][code]}`,
        remedy: errorRemedies[locale][code],
        methods: methodsWith(code, locale),
        sample: sampleOf(code, locale),
      }),
    );
  const fields = Object.keys(fieldErrorCodes)
    .filter(isFieldErrorCode)
    .map((code): ErrorEntry => {
      const message = fieldErrorCodes[code][locale];
      return {
        code,
        kind: 'field',
        status: errorCodes.invalid_fields.status,
        message,
        about: `${sentence(message)} ${errorRemedies[locale][code]}`,
        remedy: errorRemedies[locale][code],
        methods: [],
        sample: sampleOf('invalid_fields', locale, { code, message: filled(message, locale) }),
      };
    });
  return [...calls, ...fields];
};
