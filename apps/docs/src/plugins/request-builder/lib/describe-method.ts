import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { methodErrors } from '@pasarela/contracts/integration-methods/method-errors';
import { sampleAnswer } from '@pasarela/contracts/integration-methods/sample-answer';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { scenariosOf } from '@pasarela/contracts/sandbox/scenarios';
import { z } from 'zod';
import type { DocumentedMethod } from '../../../site/documented-methods.ts';
import type { Locale } from '../../../site/locales.ts';
import { describeFields } from './describe-fields.ts';
import type { FieldDescription } from './field-description.ts';
import { headersOf } from './header-words.ts';
import { plainObject } from './json-value.ts';
import type { OperationPage } from './operation-page.ts';
import type { PaymentRole } from './recent-payment.ts';
import { sampleGroups } from './sample-groups.ts';

const fieldsOf = (
  schema: z.ZodType | undefined,
  io: 'input' | 'output',
  locale: Locale,
): FieldDescription[] => (schema ? describeFields(z.toJSONSchema(schema, { io }), locale) : []);

/** The recent payment that the samples of an operation are filled in with. */
const paymentRoles: Partial<Record<OperationName, PaymentRole>> = {
  payRefund: 'refundable',
  payCapture: 'capturable',
  payCancel: 'capturable',
  getResponse: 'latest',
  getResponseByReference: 'latest',
};

/** Credentials are never kept with a request: the key, which is no secret to the contract, as little as its password. */
const bodyOf = (fields: readonly FieldDescription[], { subject }: Operation): readonly FieldDescription[] =>
  subject === 'authentication' ? fields.map((field) => ({ ...field, secret: true })) : fields;

/** The data of a method's page, from the contract's records of the method and of its operation. */
export const describeMethod = (method: DocumentedMethod, locale: Locale): OperationPage => {
  const operation: Operation = operations[method.operation];
  const answer = fieldsOf(operation.answer, 'output', locale);
  return {
    name: method.name,
    title: method.title[locale],
    method: operation.method,
    path: `/api${operation.path}`,
    summary: operation.summary[locale],
    description: method.description[locale],
    secured: operation.access.kind === 'apiKey',
    idempotent: operation.idempotent === true,
    scenarios: scenariosOf(operation),
    headers: headersOf(operation, locale),
    params: fieldsOf(operation.params, 'input', locale),
    query: fieldsOf(operation.query, 'input', locale),
    body: method.body ? bodyOf(fieldsOf(method.body, 'input', locale), operation) : null,
    answer,
    answerSample: plainObject(sampleAnswer(operation.answer, method.samples[0], locale)),
    errors: methodErrors(method).map((code) => ({
      code,
      status: errorCodes[code].status,
      message: errorCodes[code].message[locale],
    })),
    groups: sampleGroups(
      method.samples,
      answer.some(({ name }) => name === 'transactionNumber'),
      locale,
    ),
    about: paymentRoles[method.operation] ?? null,
  };
};
