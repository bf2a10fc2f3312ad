import { productionHost } from '@pasarela/contracts/accounts/hosts';
import { errorsOf } from '@pasarela/contracts/errors/common-errors';
import { type ErrorCode, errorCodes } from '@pasarela/contracts/errors/error-codes';
import { DashboardErrorSchema, PaymentErrorSchema } from '@pasarela/contracts/errors/error-schema';
import { envelopeOf } from '@pasarela/contracts/http/answers';
import { type Operation, subjects } from '@pasarela/contracts/http/define-operation';
import { idempotencyKeyForm } from '@pasarela/contracts/http/idempotency-key';
import { operations } from '@pasarela/contracts/operations';
import { z } from 'zod';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** References point into the document's components, and what is ours alone (`words`, `secret`) stays out. */
const tidy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) =>
          !['$defs', '$schema', 'id'].includes(key) &&
          !(key === 'words' && isJson(inner) && 'es' in inner) &&
          !(key === 'secret' && inner === true),
      )
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace('#/$defs/', '#/components/schemas/')
          : tidy(inner),
      ]),
  );
};

const collect = (schema: z.ZodType, io: 'input' | 'output', components: Json): unknown => {
  const made: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  const { $defs } = made;
  if (isJson($defs))
    for (const [name, definition] of Object.entries($defs)) components[name] ??= tidy(definition);
  const { id } = made;
  if (typeof id !== 'string') return tidy(made);
  components[id] ??= tidy(made);
  return { $ref: `#/components/schemas/${id}` };
};

const parametersOf = (operation: Operation, components: Json): unknown[] => {
  const named = (schema: z.ZodObject | undefined, where: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || !z.safeParse(field, undefined).success,
      schema: collect(field, 'input', components),
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

const answersOf = (operation: Operation, components: Json): Json => {
  const dashboard = operation.answerKind !== 'plain';
  const error = collect(dashboard ? DashboardErrorSchema : PaymentErrorSchema, 'output', components);
  const codes = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation))
    codes.set(errorCodes[code].status, [...(codes.get(errorCodes[code].status) ?? []), code]);
  const refusals = [...codes].map(([status, list]) => [
    String(status),
    { description: list.join(', '), content: { 'application/json': { schema: error } } },
  ]);
  const schema = operation.answerKind === 'envelope' ? envelopeOf(operation.answer) : operation.answer;
  const content =
    operation.answerKind === 'file'
      ? Object.fromEntries(
          (operation.fileTypes ?? ['text/csv']).map((type) => [type, { schema: { type: 'string' } }]),
        )
      : { 'application/json': { schema: collect(schema, 'output', components) } };
  return { '200': { description: operation.summary.en, content }, ...Object.fromEntries(refusals) };
};

/** A form: the files, and the body's properties beside them. */
const formOf = ({ files, body }: Operation, components: Json): Json | undefined => {
  if (!files) return undefined;
  const fields = collect(body ?? z.strictObject({}), 'input', components);
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
        description: `${files.words.en}\n\n${files.words.es}`,
      },
    },
    required: [...(Array.isArray(required) ? required : []), ...(files.least > 0 ? [files.field] : [])],
  };
};

/** A body of one list is that list, or holds it by its name. */
const bodyOf = ({ body, listBody }: Operation, components: Json): unknown => {
  const whole = body && collect(body, 'input', components);
  const list = listBody === undefined ? undefined : body?.shape[listBody];
  return list ? { anyOf: [collect(list, 'input', components), whole] } : whole;
};

const requestOf = (operation: Operation, components: Json): Json => {
  const { body, files, rawBody, examples } = operation;
  if (rawBody) {
    const samples = examples.flatMap(({ name, words, rawBody: text }) =>
      text === undefined ? [] : [[name, { summary: words.en, value: JSON.parse(text) }]],
    );
    const content = { schema: {}, examples: Object.fromEntries(samples) };
    const description = `${rawBody.words.en}\n\n${rawBody.words.es}`;
    return { requestBody: { required: true, description, content: { 'application/json': content } } };
  }
  if (!body && !files) return {};
  const samples = examples
    .filter((example) => example.body)
    .map(({ name, words, body: value }) => [name, { summary: words.en, value }]);
  const content = {
    schema: formOf(operation, components) ?? bodyOf(operation, components),
    examples: Object.fromEntries(samples),
  };
  return {
    requestBody: {
      required: true,
      content: { [files ? 'multipart/form-data' : 'application/json']: content },
    },
  };
};

/** The description of every call (OpenAPI 3.1), made from the contract. */
export const describeApi = (version: string): Json => {
  const components: Json = {};
  const paths: Record<string, Json> = {};
  for (const [operationId, operation] of Object.entries<Operation>(operations)) {
    const path = `/api${operation.path}`;
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: {
        operationId,
        tags: [subjects[operation.subject].en],
        summary: operation.summary.en,
        description: `${operation.description.en}\n\n${operation.description.es}`,
        security: securityOf(operation),
        parameters: parametersOf(operation, components),
        ...requestOf(operation, components),
        responses: answersOf(operation, components),
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
      schemas: components,
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
