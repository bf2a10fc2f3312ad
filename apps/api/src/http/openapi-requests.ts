import type { FilesRule, Operation, OperationExample } from '@pasarela/contracts/http/define-operation';
import { idempotencyKeyForm } from '@pasarela/contracts/http/idempotency-key';
import { sandboxScenarios, scenarioHeader, scenariosOf } from '@pasarela/contracts/sandbox/scenarios';
import type { Words } from '@pasarela/contracts/words/words';
import { z } from 'zod';
import { isJson, type Json, type Schemas } from './openapi-schemas.ts';

/** What is needed to write a part of the description: its schemas, and the texts in one language. */
export type Writing = { readonly schemas: Schemas; readonly say: (words: Words) => string };

const companyHeader = {
  name: 'Company',
  in: 'header',
  required: false,
  schema: { type: 'integer' },
  description: 'The selected business.',
};

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', ...idempotencyKeyForm },
  description: 'Your own identifier for each attempt: 1 to 255 ASCII characters, without spaces.',
};

const scenarioHeaderWords: Words = {
  es: 'Solo en modo pruebas: lo que pasará con esta petición. Producción la rechaza.',
  en: 'Sandbox only: what will happen to this request. Production rejects it.',
};

const scenarioParameter = (operation: Operation, { say }: Writing): Json => ({
  name: scenarioHeader,
  in: 'header',
  required: false,
  schema: { type: 'string', enum: scenariosOf(operation) },
  description: [
    say(scenarioHeaderWords),
    ...scenariosOf(operation).map((name) => `- \`${name}\`: ${say(sandboxScenarios[name].happens)}`),
  ].join('\n'),
});

export const parametersOf = (operation: Operation, writing: Writing): readonly Json[] => {
  const { access, params, query, idempotent } = operation;
  const { schemas } = writing;
  const named = (schema: z.ZodObject | undefined, where: 'path' | 'query') =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || !z.safeParse(field, undefined).success,
      schema: schemas.of(field, 'input'),
    }));
  return [
    ...named(params, 'path'),
    ...named(query, 'query'),
    ...(access.kind === 'role' ? [companyHeader] : []),
    ...(access.kind === 'apiKey' && idempotent ? [idempotencyHeader] : []),
    ...(operation.scenarios ? [scenarioParameter(operation, writing)] : []),
  ];
};

/** The schema of a form: the files and the body's properties. */
const formOf = (files: FilesRule, { body }: Operation, { schemas, say }: Writing): Json => {
  const { properties, required, ...rest } = schemas.of(body ?? z.strictObject({}), 'input');
  return {
    ...rest,
    properties: {
      ...(isJson(properties) ? properties : {}),
      [files.field]: {
        type: 'array',
        minItems: files.min,
        maxItems: files.max,
        items: { type: 'string', contentMediaType: 'application/octet-stream' },
        description: say(files.words),
      },
    },
    required: [...(Array.isArray(required) ? required : []), ...(files.min > 0 ? [files.field] : [])],
  };
};

/** The schema of a JSON body. If it holds a single list, the bare list is accepted as well. */
const jsonBodyOf = ({ body, listBody }: Operation, { schemas }: Writing): Json | undefined => {
  const whole = body && schemas.of(body, 'input');
  const list = listBody === undefined ? undefined : body?.shape[listBody];
  return list ? { anyOf: [schemas.of(list, 'input'), whole] } : whole;
};

/** The body of an example. File names replace the files' bytes, which JSON cannot hold. */
const sentBy = ({ body, rawBody, files }: OperationExample, rule: FilesRule | undefined): unknown => {
  if (rawBody !== undefined) return JSON.parse(rawBody);
  return rule ? { ...body, [rule.field]: files?.map(({ fileName }) => fileName) ?? [] } : body;
};

const examplesOf = ({ examples, files }: Operation): Json =>
  Object.fromEntries(
    examples.flatMap((example) => {
      const value = sentBy(example, files);
      return value === undefined ? [] : [[example.name, { summary: example.words.en, value }]];
    }),
  );

/** The request body of an operation with examples; empty if it takes none. */
export const requestBodyOf = (operation: Operation, writing: Writing): Json => {
  const { body, files, rawBody } = operation;
  if (!body && !files && !rawBody) return {};
  const schema = rawBody ? {} : files ? formOf(files, operation, writing) : jsonBodyOf(operation, writing);
  const mediaType = files ? 'multipart/form-data' : 'application/json';
  return {
    requestBody: {
      required: true,
      ...(rawBody ? { description: writing.say(rawBody.words) } : {}),
      content: { [mediaType]: { schema, examples: examplesOf(operation) } },
    },
  };
};
