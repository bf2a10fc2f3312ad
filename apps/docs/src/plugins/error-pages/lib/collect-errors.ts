import {
  type ErrorCode,
  errorCodes,
  type FieldErrorCode,
  fieldErrorCodes,
  isFieldErrorCode,
} from '@pasarela/contracts/errors/error-codes';
import { methodErrors } from '@pasarela/contracts/integration-methods/method-errors';
import { documentedMethods } from '../../../site/documented-methods.ts';
import type { Locale } from '../../../site/locales.ts';
import { errorRemedies } from '../words/error-remedies.ts';
import type { ErrorEntry } from './error-entry.ts';
import { errorSample } from './error-sample.ts';
import { type FieldSample, fieldSamples } from './field-samples.ts';

/** Some messages are specified without a full stop. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** A field's code that a refusal brings in the samples; undefined where it names no field. */
const fieldInside = (code: ErrorCode, api: FieldSample['api']): FieldErrorCode | undefined =>
  Object.keys(fieldErrorCodes)
    .filter(isFieldErrorCode)
    .find((field) => fieldSamples[field].inside === code && fieldSamples[field].api === api);

/** Message and remedy in one text, which is read where nothing is shown as code. */
const about = (message: string, remedy: string): string =>
  `${sentence(message)} ${remedy.replaceAll('`', '')}`;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code);

const methodsWith = (code: ErrorCode, locale: Locale): ErrorEntry['methods'] =>
  documentedMethods
    .filter((method) => methodErrors(method).includes(code))
    .map(({ title, page }) => ({ title: title[locale], page }));

/** The payment API answers them to any call, whatever its path. */
const anyCall: readonly ErrorCode[] = ['malformed_request', 'not_found', 'method_not_allowed'];

/** The errors that the Request Builder prevents, or that no single request causes. */
const beyondBuilder: readonly ErrorCode[] = [
  'malformed_json',
  'credentials_missing',
  'token_invalid',
  'transaction_in_process',
  'idempotency_in_progress',
  'body_too_large',
  'media_type_not_supported',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
];

const callEntry = (code: ErrorCode, locale: Locale): ErrorEntry => {
  const { status, message } = errorCodes[code];
  const methods = methodsWith(code, locale);
  const api = methods.length > 0 || anyCall.includes(code) ? 'payment' : 'dashboard';
  return {
    code,
    kind: 'call',
    api,
    inside: null,
    status,
    message: message[locale],
    about: about(message[locale], errorRemedies[locale][code]),
    remedy: errorRemedies[locale][code],
    methods,
    isReproducible: methods.length > 0 && !beyondBuilder.includes(code),
    sample: errorSample({ code, api, field: fieldInside(code, api) }, locale),
  };
};

const fieldEntry = (code: FieldErrorCode, locale: Locale): ErrorEntry => {
  const message = fieldErrorCodes[code][locale];
  const { api, inside } = fieldSamples[code];
  return {
    code,
    kind: 'field',
    api,
    inside,
    status: errorCodes[inside].status,
    message,
    about: about(message, errorRemedies[locale][code]),
    remedy: errorRemedies[locale][code],
    methods: [],
    isReproducible: false,
    sample: errorSample({ code: inside, api, field: code }, locale),
  };
};

/** Every code that the system may answer with: those of whole calls, then those of single fields. */
export const collectErrors = (locale: Locale): ErrorEntry[] => [
  ...Object.keys(errorCodes)
    .filter(isErrorCode)
    .map((code) => callEntry(code, locale)),
  ...Object.keys(fieldErrorCodes)
    .filter(isFieldErrorCode)
    .map((code) => fieldEntry(code, locale)),
];
