// The types of the npm package: every call with its input and its answer, made from the contract. They need no other package.
import type { Operation } from '@pasarela/contracts/http/define-operation';
import { operations } from '@pasarela/contracts/operations';
import { sandboxScenarioNames } from '@pasarela/contracts/sandbox/scenarios';
import { webhookEventTypes } from '@pasarela/contracts/webhooks/webhook-events';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { z } from 'zod';

const bytes = { tsType: 'Uint8Array' };

const fileSchema = {
  type: 'object',
  properties: { fileName: { type: 'string' }, contentType: { type: 'string' }, content: bytes },
  required: ['fileName', 'contentType', 'content'],
  additionalProperties: false,
};
const uploadSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { fileName: { type: 'string' }, content: bytes },
    required: ['fileName', 'content'],
    additionalProperties: false,
  },
};

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the types show of a schema: names, kinds and meanings, without the rules that a type cannot say. */
const typed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(typed);
  if (!isJson(value)) return value;
  const { minItems: _, maxItems: __, id: ___, title: ____, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, typed(inner)]));
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    metadata: z.registry(),
  });
  return typed(json) as Json;
};

/** Path, query and body of a call as one object. */
const inputOf = ({ params, query, body, files, rawBody }: Operation): Json => {
  const parts = [params, query, body].flatMap((part) => (part ? [schemaOf(part, 'input')] : []));
  const properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => (part.required as string[] | undefined) ?? []);
  return {
    type: 'object',
    properties: {
      ...properties,
      ...(files ? { files: uploadSchema } : {}),
      ...(rawBody ? { rawBody: { type: 'string' } } : {}),
    },
    required: [...required, ...(files ? ['files'] : []), ...(rawBody ? ['rawBody'] : [])],
    additionalProperties: false,
  };
};

const callOf = (operation: Operation): Json => ({
  type: 'object',
  description: `${operation.summary.en}. ${operation.description.en}`,
  properties: {
    input: inputOf(operation),
    answer: operation.answerKind === 'file' ? fileSchema : schemaOf(operation.answer, 'output'),
  },
  required: ['input', 'answer'],
  additionalProperties: false,
});

const callTypes = (): Promise<string> => {
  const names = Object.keys(operations);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries<Operation>(operations).map(([name, operation]) => [name, callOf(operation)]),
    ),
    required: names,
    additionalProperties: false,
  };
  return compile(schema as JSONSchema, 'Calls', {
    bannerComment: '',
    format: false,
    additionalProperties: false,
  });
};

const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

const eventCalls = Object.entries<Operation>(operations)
  .filter(([, { answerKind }]) => answerKind === 'events')
  .map(([name]) => name);

/** What stands in `entry/create-sandbox.ts` and `contracts/client`, by the types of the calls. */
const libraryTypes = `
export type CallName = keyof Calls;
export type CallInput<Name extends CallName> = Calls[Name]['input'];
export type CallAnswer<Name extends CallName> = Name extends ${union(eventCalls)} ? AsyncIterable<Calls[Name]['answer']> : Calls[Name]['answer'];
export type SandboxScenario = ${union(sandboxScenarioNames)};
export type WebhookEventType = ${union(webhookEventTypes)};
`;

/** `Symbol.asyncDispose` is in no library that a compiler takes by itself. */
const libraries = '/// <reference lib="esnext.disposable" />\n';

/** The text of \`index.d.ts\`: the declarations that are written by hand follow the types of the calls. */
export const typesOfLibrary = async (byHand: string): Promise<string> =>
  `${libraries}${await callTypes()}${libraryTypes}\n${byHand}`;
