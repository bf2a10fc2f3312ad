import { productionHost } from '@pasarela/contracts/accounts/hosts';
import { type ErrorCode, errorCodes } from '@pasarela/contracts/errors/error-codes';
import { DashboardErrorSchema, PaymentErrorSchema } from '@pasarela/contracts/errors/error-schema';
import { envelopeOf } from '@pasarela/contracts/http/answers';
import { errorsOf } from '@pasarela/contracts/http/common-errors';
import { type KeyRule, type Operation, subjects } from '@pasarela/contracts/http/define-operation';
import { errorFormOf } from '@pasarela/contracts/http/error-form';
import { eventsType } from '@pasarela/contracts/http/events';
import { operations } from '@pasarela/contracts/operations';
import type { Language, Words } from '@pasarela/contracts/words/words';
import { parametersOf, requestBodyOf, type Writing } from './openapi-requests.ts';
import { createSchemas, type Json } from './openapi-schemas.ts';
import { describeWebhooks, webhookHeaders } from './openapi-webhooks.ts';

const securityOf = ({ access }: Operation): readonly Json[] => {
  const ofKey = [{ apiKey: [] }, { paymentToken: [] }];
  switch (access.kind) {
    case 'public':
    case 'payer':
      return [];
    case 'apiKey':
      return ofKey;
    case 'role':
      return access.withKey ? [{ dashboardToken: [] }, ...ofKey] : [{ dashboardToken: [] }];
    case 'signedIn':
      return [{ dashboardToken: [] }];
  }
};

/** What the description of an operation of the dashboard says about the account's API key. */
const keyWords: Readonly<Record<KeyRule, Words>> = {
  sandbox: {
    es: 'En modo pruebas también la acepta con la API key de la cuenta.',
    en: "In the sandbox, the account's API key may make this call too.",
  },
  bothEnvironments: {
    es: 'También la acepta con la API key de la cuenta.',
    en: "The account's API key may make this call too.",
  },
};

const keyWordsOf = ({ access }: Operation): readonly Words[] =>
  access.kind === 'role' && access.withKey ? [keyWords[access.withKey]] : [];

/** The rate limit headers of answers. */
const limitHeaders: Readonly<Record<string, string>> = {
  'RateLimit-Limit': 'How many calls the API key may make in a minute.',
  'RateLimit-Remaining': 'How many of them are left.',
  'RateLimit-Reset': 'In how many seconds they are counted anew.',
};
const retryHeaders: Readonly<Record<string, string>> = {
  'Retry-After': 'After how many seconds to repeat the call.',
};

const headersOf = ({ access }: Operation, status: number): Json => {
  const described = {
    ...(access.kind === 'apiKey' ? limitHeaders : {}),
    ...(status === 429 || status === 503 ? retryHeaders : {}),
  };
  const headers = Object.entries(described).map(([name, description]) => [
    name,
    { description, schema: { type: 'integer', minimum: 0 } },
  ]);
  return headers.length > 0 ? { headers: Object.fromEntries(headers) } : {};
};

const refusalsOf = (operation: Operation, { schemas }: Writing): Json => {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation))
    codes.set(errorCodes[code].status, [...(codes.get(errorCodes[code].status) ?? []), code]);
  const schema = schemas.of(
    errorFormOf(operation) === 'payment' ? PaymentErrorSchema : DashboardErrorSchema,
    'output',
  );
  return Object.fromEntries(
    [...codes].map(([status, list]) => [
      String(status),
      {
        description: list.join(', '),
        ...headersOf(operation, status),
        content: { 'application/json': { schema } },
      },
    ]),
  );
};

const answerOf = (
  { answer, answerKind, fileTypes = ['text/csv'] }: Operation,
  { schemas }: Writing,
): Json => {
  if (answerKind === 'file')
    return Object.fromEntries(fileTypes.map((type) => [type, { schema: { type: 'string' } }]));
  // The description of what the data of each event is: the format has no word for it yet.
  if (answerKind === 'events') return { [eventsType]: { schema: schemas.of(answer, 'output') } };
  const schema = answerKind === 'envelope' ? envelopeOf(answer) : answer;
  return { 'application/json': { schema: schemas.of(schema, 'output') } };
};

const describeOperation = (operationId: string, operation: Operation, writing: Writing): Json => ({
  operationId,
  tags: [subjects[operation.subject].name],
  summary: operation.summary.en,
  description: [operation.description, ...keyWordsOf(operation)].map(writing.say).join('\n\n'),
  security: securityOf(operation),
  parameters: parametersOf(operation, writing),
  ...requestBodyOf(operation, writing),
  responses: {
    '200': {
      description: operation.summary.en,
      ...headersOf(operation, 200),
      content: answerOf(operation, writing),
    },
    ...refusalsOf(operation, writing),
  },
});

const securitySchemes = {
  apiKey: { type: 'http', scheme: 'basic', description: 'API key and its password.' },
  paymentToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of Authenticate.',
  },
  dashboardToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of login.',
  },
};

/** What a description says about the deployment that serves it. */
export type Described = { readonly version: string; readonly supportEmail: string };

/**
 * The OpenAPI 3.1 description of every call, made from the contract. Names and titles are English, and field descriptions are in
 * `language`. In the Spanish description, longer texts are in both languages, because tools show it to readers of either.
 */
export const describeApi = ({ version, supportEmail }: Described, language: Language): Json => {
  const writing: Writing = {
    schemas: createSchemas(language),
    say: ({ es, en }) => (language === 'en' ? en : `${en}\n\n${es}`),
  };
  const paths: Record<string, Json> = {};
  for (const [operationId, operation] of Object.entries<Operation>(operations)) {
    const path = `/api${operation.path}`;
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: describeOperation(operationId, operation, writing),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pasarela',
      version,
      description:
        'A payment sandbox for Mexico: the payment API that merchants integrate, and the API of their dashboard.',
      contact: { name: 'Pasarela', email: supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/', description: 'The sandbox: where this description was read.' },
      { url: productionHost, description: 'Production.' },
    ],
    tags: Object.values(subjects).map(({ name, about }) => ({ name, description: writing.say(about) })),
    paths,
    webhooks: describeWebhooks(writing),
    components: {
      schemas: writing.schemas.components,
      parameters: webhookHeaders(writing),
      securitySchemes,
    },
  };
};
