import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type OperationName, operations } from '@pasarela/contracts/operations';
import { type ErrorObject, Ajv2020 as JsonSchemaValidator } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { matchNames, shapeOf } from '#http/match-names.ts';
import { describeApi } from '#http/openapi.ts';
import { isJson, type Json } from '#http/openapi-schemas.ts';

/** The description in Spanish; `openapi.test.ts` compares it with the English one. */
const publishedDescription = describeApi({ version: '0', supportEmail: 'soporte@pasarela.example' }, 'es');

/**
 * A validator that knows nothing of the contract, as an integrator's is: JSON Schema 2020-12, every keyword and format known to it.
 * Schemas are compiled when they are first asked for; test files share them.
 */
const createValidator = (coerceTypes: boolean) => {
  const validator = new JsonSchemaValidator({ allErrors: true, allowUnionTypes: true, coerceTypes });
  addFormats.default(validator);
  // The document itself is not a schema, so its top-level members are registered as keywords without effect.
  validator.addVocabulary(Object.keys(publishedDescription));
  return validator.addSchema(publishedDescription, 'description');
};
const validator = createValidator(false);
/** Validates parameters, which are sent as text, with type coercion. */
const ofText = createValidator(true);

const pointerOf = (path: readonly string[]): string =>
  path.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

const worded = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath || 'the whole'} ${message} ${JSON.stringify(params)}`;

const at = (path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (isJson(value) ? value[part] : undefined), publishedDescription);

/** Follows a reference to the path of the schema itself, so that a shared schema is compiled only once. */
const followed = (path: readonly string[]): readonly string[] => {
  const schema = at(path);
  return isJson(schema) && typeof schema.$ref === 'string' ? schema.$ref.split('/').slice(1) : path;
};

/** The problems of a value by the schema at a path of the description. */
const problemsAt = (path: readonly string[], value: unknown, using = validator): readonly string[] => {
  const validate = using.getSchema(`description#${pointerOf(followed(path))}`);
  if (!validate) throw new Error(`the description has no schema at ${path.join('/')}`);
  return validate(value) ? [] : (validate.errors ?? []).map(worded);
};

const pathOf = (name: OperationName): readonly string[] => {
  const { method, path }: Operation = operations[name];
  return ['paths', `/api${path}`, method.toLowerCase()];
};

/** The problems of an answer; an undescribed status is a problem. */
export const answerProblems = (name: OperationName, status: number, body: unknown): readonly string[] => {
  const path = [...pathOf(name), 'responses', String(status)];
  if (at(path) === undefined) return [`the status ${status} is not described`];
  return problemsAt([...path, 'content', 'application/json', 'schema'], body);
};

/** The parts of a call that a schema describes. */
type SentParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

const parameterProblems = (
  name: OperationName,
  { params = {}, query = {} }: SentParts,
): readonly string[] => {
  const path = [...pathOf(name), 'parameters'];
  const described = at(path);
  const sent = new Map(
    Object.entries({ ...params, ...query }).map(([key, value]) => [key.toLowerCase(), value]),
  );
  return (Array.isArray(described) ? described : []).flatMap((parameter: Json, index) => {
    const value = sent.get(String(parameter.name).toLowerCase());
    if (parameter.in === 'header' || value === undefined || value === '') return [];
    const parameterPath = [...path, String(index), 'schema'];
    // Coercion replaces the value in its parent, so the value must be inside an object.
    return problemsAt(parameterPath, value, ofText).map((problem) => `${parameter.name}: ${problem}`);
  });
};

const trimmed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  return isJson(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]))
    : value;
};

/**
 * A body as the API reads it, which a schema cannot say: names are matched whatever their case, and the spaces around a text are
 * not counted.
 */
const asRead = ({ body }: Operation, sent: unknown): unknown => {
  const parsed: unknown = typeof sent === 'string' ? JSON.parse(sent.replace(/^\ufeff/, '')) : sent;
  return trimmed(body ? matchNames(shapeOf(body), parsed).value : parsed);
};

/** The problems of an accepted call. Files and bodies of arbitrary JSON have no schema and are not checked. */
export const requestProblems = (name: OperationName, sent: SentParts): readonly string[] => {
  const operation: Operation = operations[name];
  const ofBody =
    operation.body && !operation.files
      ? problemsAt(
          [...pathOf(name), 'requestBody', 'content', 'application/json', 'schema'],
          asRead(operation, sent.body ?? {}),
        )
      : [];
  return [...parameterProblems(name, sent), ...ofBody];
};

/** The problems of a webhook's body; an undescribed type is a problem. */
export const webhookProblems = (body: unknown): readonly string[] => {
  const type = isJson(body) ? String(body.type) : 'none';
  const path = ['webhooks', type];
  if (at(path) === undefined) return [`the webhook ${type} is not described`];
  return problemsAt([...path, 'post', 'requestBody', 'content', 'application/json', 'schema'], body);
};
