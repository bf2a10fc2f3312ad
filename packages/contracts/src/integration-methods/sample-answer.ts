import { z } from 'zod';
import { statusOfResponseCode } from '../statuses/response-codes.ts';
import type { Language } from '../words/words.ts';
import type { MethodSample } from './integration-method.ts';

type Values = Readonly<Record<string, unknown>>;

/** The fields of an answer that follow from its response code: the status and its message. */
const codeWords = (responseCode: unknown, language: Language): Values => {
  const status = statusOfResponseCode(responseCode);
  return status ? { responseCode, status: status.name, message: status.meaning[language] } : {};
};

const examplesOf = ({ shape }: z.ZodObject, language: Language): Values => {
  const examples = Object.entries<z.core.$ZodType>(shape).map(
    ([name, field]) => [name, exampleOf(field, language)] as const,
  );
  const values = Object.fromEntries(examples);
  return { ...values, ...codeWords(values.responseCode, language) };
};

/** The example value of a schema, made of the examples of its parts; of an enum, the first option. */
const exampleOf = (schema: z.core.$ZodType, language: Language): unknown => {
  const example = z.globalRegistry.get(schema)?.example;
  if (example !== undefined) return example;
  if (schema instanceof z.ZodObject) return examplesOf(schema, language);
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element, language)];
  if (schema instanceof z.ZodNullable) return exampleOf(schema.unwrap(), language);
  if (schema instanceof z.ZodLiteral) return schema.value;
  return schema instanceof z.ZodEnum ? schema.options[0] : '';
};

/**
 * The expected answer to a sample in one language, from the examples of the fields, the text of its response code and the sample's
 * own values. A scenario test compares it with the real answer of every sample.
 */
export const sampleAnswer = (
  schema: z.ZodType,
  { responseCode, message, answer }: Pick<MethodSample, 'responseCode' | 'message' | 'answer'>,
  language: Language,
): Values => ({
  ...(schema instanceof z.ZodObject ? examplesOf(schema, language) : {}),
  ...codeWords(responseCode, language),
  ...(message ? { message: message[language] } : {}),
  ...answer,
});
