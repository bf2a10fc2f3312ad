import { isDeepStrictEqual } from 'node:util';
import { wholeCentavosWords } from '@pasarela/contracts/money/money';
import type { Language, Words } from '@pasarela/contracts/words/words';
import { z } from 'zod';

export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): value is Words => isJson(value) && 'es' in value && 'en' in value;

/**
 * The JSON Schema keywords that hold other schemas: one schema, a list, or schemas by name. The value of any other keyword is not a
 * schema, even if a property in it has the name of a keyword.
 */
const holdsOne = ['items', 'additionalProperties', 'propertyNames', 'not'];
const holdsList = ['anyOf', 'oneOf', 'allOf'];
const holdsNamed = ['properties', '$defs'];

const withInner = (schema: Json, change: (inner: Json) => Json): Json => {
  const changed = (inner: unknown): unknown => (isJson(inner) ? change(inner) : inner);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (holdsOne.includes(keyword)) return [keyword, changed(value)];
      if (holdsList.includes(keyword) && Array.isArray(value)) return [keyword, value.map(changed)];
      if (holdsNamed.includes(keyword) && isJson(value))
        return [
          keyword,
          Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner)])),
        ];
      return [keyword, value];
    }),
  );
};

/** Corrects zod's output: choices among integers get the type `integer`, and the bounds of safe integers are removed. */
const wholeNumbers = (schema: Json): Json => {
  const { minimum, maximum, ...rest } = schema;
  const choices = 'const' in schema ? [schema.const] : schema.enum;
  const whole = schema.type === 'number' && Array.isArray(choices) && choices.every(Number.isInteger);
  return {
    ...rest,
    ...(whole ? { type: 'integer' } : {}),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  };
};

/** Formats for which zod's pattern is omitted: it accepts fewer values than zod itself does. */
const formatsWithoutPattern = ['date-time', 'ipv4', 'ipv6'];

const withoutNeedlessPattern = ({ pattern, ...schema }: Json): Json =>
  pattern === undefined || formatsWithoutPattern.includes(String(schema.format))
    ? schema
    : { ...schema, pattern };

/**
 * A schema as it is published: in one language, with references within the document, and without the contract's own metadata
 * (`words`, `secret`, `money`).
 */
const published = (schema: Json, language: Language): Json => {
  const {
    words,
    secret: _,
    money,
    example,
    description,
    $ref,
    ...kept
  } = withInner(schema, (inner) => published(inner, language));
  const meaning = isWords(words) ? words[language] : description;
  const sentences = [meaning, ...(money === true ? [wholeCentavosWords[language]] : [])].filter(Boolean);
  return {
    ...(typeof $ref === 'string' ? { $ref: $ref.replace('#/$defs/', '#/components/schemas/') } : {}),
    ...withoutNeedlessPattern(wholeNumbers(kept)),
    ...(sentences.length > 0 ? { description: sentences.join(' ') } : {}),
    ...(example === undefined ? {} : { examples: [example] }),
  };
};

/** The schemas of a description; each named schema is written once, among its components. */
export const createSchemas = (language: Language) => {
  const components: Json = {};

  const add = (name: string, schema: Json): void => {
    if (name in components && !isDeepStrictEqual(components[name], schema))
      throw new Error(`two schemas are called ${name}`);
    components[name] = schema;
  };

  return {
    components,
    /** The JSON Schema of a request part (`input`) or an answer (`output`). */
    of: (schema: z.ZodType, io: 'input' | 'output'): Json => {
      const { $schema: _, $defs, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
      for (const [name, definition] of Object.entries($defs ?? {}))
        if (isJson(definition)) add(name, published(definition, language));
      return published(whole, language);
    },
  };
};

export type Schemas = ReturnType<typeof createSchemas>;
