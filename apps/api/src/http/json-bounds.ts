import { limits } from '@pasarela/contracts/limits/limits';
import { z } from 'zod';

/**
 * The most that a JSON text may contain. `marks` are its structural characters (RFC 8259: brackets, braces, colons and commas
 * outside strings), which determine the cost of parsing it.
 */
export type JsonBounds = { readonly bytes: number; readonly marks: number; readonly depth: number };

const [quote, backslash] = [0x22, 0x5c];
const [comma, colon] = [0x2c, 0x3a];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a JSON text stays within bounds. It is scanned, not parsed; invalid JSON is left for the parser to refuse. */
export const isWithin = (text: Uint8Array, { bytes, marks, depth }: JsonBounds): boolean => {
  if (text.length > bytes) return false;
  let [found, level, inString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at];
    if (inString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inString = false;
      continue;
    }
    switch (byte) {
      case quote:
        inString = true;
        continue;
      case openBracket:
      case openBrace:
        level += 1;
        break;
      case closeBracket:
      case closeBrace:
        level -= 1;
        break;
      case comma:
      case colon:
        break;
      default:
        continue;
    }
    found += 1;
    if (found > marks || level > depth) return false;
  }
  return true;
};

/** The longest form of one character in JSON: `\u` and four digits. */
const bytesOfCharacter = 6;
/** The bounds of a number, a boolean, null, or a text of fixed form such as a date. */
const shortValue: JsonBounds = { bytes: 100, marks: 0, depth: 0 };

const largest = (bounds: readonly JsonBounds[]): JsonBounds => ({
  bytes: Math.max(0, ...bounds.map(({ bytes }) => bytes)),
  marks: Math.max(0, ...bounds.map(({ marks }) => marks)),
  depth: Math.max(0, ...bounds.map(({ depth }) => depth)),
});

/** The largest JSON that a schema accepts. Throws if the schema sets no bound: every input must be bounded. */
const needOf = (schema: z.core.$ZodType): JsonBounds => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return needOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return largest(schema.options.map(needOf));
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => ({ name, need: needOf(field) }));
    return {
      // Each field needs two quotes, a colon and a comma.
      bytes: fields.reduce((sum, { name, need }) => sum + name.length + 4 + need.bytes, 2),
      marks: fields.reduce((sum, { need }) => sum + 2 + need.marks, 2),
      depth: 1 + largest(fields.map(({ need }) => need)).depth,
    };
  }
  if (schema instanceof z.ZodArray) {
    const item = needOf(schema.element);
    const max = maxItems(schema);
    return { bytes: 2 + max * (item.bytes + 1), marks: 2 + max * (item.marks + 1), depth: 1 + item.depth };
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return { ...shortValue, bytes: 2 + bytesOfCharacter * (schema.maxLength ?? shortValue.bytes) };
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral || schema instanceof z.ZodNumber)
    return shortValue;
  if (schema instanceof z.ZodBoolean) return shortValue;
  throw new Error(`a body cannot hold a ${schema._zod.def.type}: nothing says how much of it there may be`);
};

const MaxLength = z.object({ check: z.literal('max_length'), maximum: z.number() });

const maxItems = (schema: z.ZodArray): number => {
  const maximums = (schema._zod.def.checks ?? []).flatMap((check) => {
    const { data } = MaxLength.safeParse(check._zod.def);
    return data ? [data.maximum] : [];
  });
  if (maximums.length === 0) throw new Error('a list in a body has no most');
  return Math.min(...maximums);
};

/** Room for unknown fields and values that are too long, so that they are refused by name. */
const spare: JsonBounds = { bytes: 16 * 1_024, marks: 500, depth: 10 };

/** The bounds of a call's JSON body: the most its schema accepts, plus room for invalid fields. */
export const boundsOfBody = (schema: z.core.$ZodType): JsonBounds => {
  const need = needOf(schema);
  return {
    bytes: Math.min(limits.bodyBytes, need.bytes + spare.bytes),
    marks: need.marks + spare.marks,
    depth: need.depth + spare.depth,
  };
};
