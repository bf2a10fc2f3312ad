import { productionHost } from '@pasarela/contracts/accounts/hosts';
import { errorsOf } from '@pasarela/contracts/errors/common-errors';
import { type ErrorCode, errorCodes } from '@pasarela/contracts/errors/error-codes';
import { DashboardErrorSchema, PaymentErrorSchema } from '@pasarela/contracts/errors/error-schema';
import { envelopeOf } from '@pasarela/contracts/http/answers';
import { type Operation, subjects } from '@pasarela/contracts/http/define-operation';
import { idempotencyKeyForm } from '@pasarela/contracts/http/idempotency-key';
import { operations } from '@pasarela/contracts/operations';
import type { Words } from '@pasarela/contracts/words';
import { z } from 'zod';
import type { Language } from './language.ts';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document while it is written: its schemas so far, and the language of its descriptions. */
type Written = { readonly schemas: Json; readonly language: Language };

const isWords = (value: unknown): value is Words => isJson(value) && 'es' in value && 'en' in value;

/** In the document's language alone where it is English; the other one is of both. */
const told = ({ es, en }: Words, { language }: Written): string =>
  language === 'en' ? en : `${en}\n\n${es}`;

/**
 * References point into the document's components, what a field means is said in its language, and what is ours alone (`words`,
 * `secret`) stays out.
 */
const tidy = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((inner) => tidy(inner, language));
  if (!isJson(value)) return value;
  const { words } = value;
  const described = isWords(words) ? { ...value, description: words[language] } : value;
  return Object.fromEntries(
    Object.entries(described)
      .filter(
        ([key, inner]) =>
          !['$defs', '$schema', 'id'].includes(key) &&
          !(key === 'words' && isWords(inner)) &&
          !(key === 'secret' && inner === true),
      )
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace('#/$defs/', '#/components/schemas/')
          : tidy(inner, language),
      ]),
  );
};

const collect = (schema: z.ZodType, io: 'input' | 'output', written: Written): unknown => {
  const { schemas, language } = written;
  const made: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  const { $defs } = made;
  if (isJson($defs))
    for (const [name, definition] of Object.entries($defs)) schemas[name] ??= tidy(definition, language);
  const { id } = made;
  if (typeof id !== 'string') return tidy(made, language);
  schemas[id] ??= tidy(made, language);
  return { $ref: `#/components/schemas/${id}` };
};

const parametersOf = (operation: Operation, written: Written): unknown[] => {
  const named = (schema: z.ZodObject | undefined, where: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || !z.safeParse(field, undefined).success,
      schema: collect(field, 'input', written),
    }));
  const headers =
    operation.access.kind === 'role'
      ? [
          {
            name: 'Company',
            in: 'header',
            required: false,
            schema: { type: 'integer' },
            description: 'The selected business.',
          },
        ]
      : operation.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', ...idempotencyKeyForm },
              description: 'Your own identifier for each attempt: 1 to 255 ASCII characters, without spaces.',
            },
          ]
        : [];
  return [...named(operation.params, 'path'), ...named(operation.query, 'query'), ...headers];
};

const securityOf = (operation: Operation): unknown[] => {
  if (operation.access.kind === 'public' || operation.access.kind === 'payer') return [];
  return operation.access.kind === 'apiKey'
    ? [{ apiKey: [] }, { paymentToken: [] }]
    : [{ dashboardToken: [] }];
};

/** What answers say of the limit of calls. */
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

const answersOf = (operation: Operation, written: Written): Json => {
  const dashboard = operation.answerKind !== 'plain';
  const error = collect(dashboard ? DashboardErrorSchema : PaymentErrorSchema, 'output', written);
  const codes = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation))
    codes.set(errorCodes[code].status, [...(codes.get(errorCodes[code].status) ?? []), code]);
  const refusals = [...codes].map(([status, list]) => [
    String(status),
    {
      description: list.join(', '),
      ...headersOf(operation, status),
      content: { 'application/json': { schema: error } },
    },
  ]);
  const schema = operation.answerKind === 'envelope' ? envelopeOf(operation.answer) : operation.answer;
  const content =
    operation.answerKind === 'file'
      ? Object.fromEntries(
          (operation.fileTypes ?? ['text/csv']).map((type) => [type, { schema: { type: 'string' } }]),
        )
      : { 'application/json': { schema: collect(schema, 'output', written) } };
  const answered = { description: operation.summary.en, ...headersOf(operation, 200), content };
  return { '200': answered, ...Object.fromEntries(refusals) };
};

/** A form: the files, and the body's properties beside them. */
const formOf = ({ files, body }: Operation, written: Written): Json | undefined => {
  if (!files) return undefined;
  const fields = collect(body ?? z.strictObject({}), 'input', written);
  const { properties, required, ...rest } = isJson(fields) ? fields : {};
  return {
    ...rest,
    properties: {
      ...(isJson(properties) ? properties : {}),
      [files.field]: {
        type: 'array',
        minItems: files.least,
        maxItems: files.most,
        items: { type: 'string', contentMediaType: 'application/octet-stream' },
        description: told(files.words, written),
      },
    },
    required: [...(Array.isArray(required) ? required : []), ...(files.least > 0 ? [files.field] : [])],
  };
};

/** A body of one list is that list, or holds it by its name. */
const bodyOf = ({ body, listBody }: Operation, written: Written): unknown => {
  const whole = body && collect(body, 'input', written);
  const list = listBody === undefined ? undefined : body?.shape[listBody];
  return list ? { anyOf: [collect(list, 'input', written), whole] } : whole;
};

const requestOf = (operation: Operation, written: Written): Json => {
  const { body, files, rawBody, examples } = operation;
  if (rawBody) {
    const samples = examples.flatMap(({ name, words, rawBody: text }) =>
      text === undefined ? [] : [[name, { summary: words.en, value: JSON.parse(text) }]],
    );
    const content = { schema: {}, examples: Object.fromEntries(samples) };
    const description = told(rawBody.words, written);
    return { requestBody: { required: true, description, content: { 'application/json': content } } };
  }
  if (!body && !files) return {};
  const samples = examples
    .filter((example) => example.body)
    .map(({ name, words, body: value }) => [name, { summary: words.en, value }]);
  const content = {
    schema: formOf(operation, written) ?? bodyOf(operation, written),
    examples: Object.fromEntries(samples),
  };
  return {
    requestBody: {
      required: true,
      content: { [files ? 'multipart/form-data' : 'application/json']: content },
    },
  };
};

/** The description of every call (OpenAPI 3.1), made from the contract: fields in one language, the rest in English too. */
export const describeApi = (version: string, language: Language): Json => {
  const written: Written = { schemas: {}, language };
  const paths: Record<string, Json> = {};
  for (const [operationId, operation] of Object.entries<Operation>(operations)) {
    const path = `/api${operation.path}`;
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: {
        operationId,
        tags: [subjects[operation.subject].en],
        summary: operation.summary.en,
        description: told(operation.description, written),
        security: securityOf(operation),
        parameters: parametersOf(operation, written),
        ...requestOf(operation, written),
        responses: answersOf(operation, written),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pasarela',
      version,
      description:
        'A payment sandbox for Mexico: the payment API that merchants integrate, and the API of their dashboard.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/', description: 'The sandbox: where this description was read.' },
      { url: productionHost, description: 'Production.' },
    ],
    tags: Object.values(subjects).map(({ en }) => ({ name: en })),
    paths,
    components: {
      schemas: written.schemas,
      securitySchemes: {
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
      },
    },
  };
};
