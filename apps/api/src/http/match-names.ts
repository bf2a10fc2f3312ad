import { isSecretField } from '@pasarela/contracts/request-log/secret-names';
import { z } from 'zod';
import type { FieldProblem } from '#errors/refusal.ts';

/** A schema reduced to the names of its fields and the kinds of their values. */
export type Shape =
  | {
      readonly kind: 'object';
      readonly fields: ReadonlyMap<string, { readonly name: string; readonly shape: Shape }>;
    }
  | { readonly kind: 'array'; readonly item: Shape }
  | { readonly kind: 'number' | 'boolean' | 'secret' | 'other' };

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;

/** Derives the shape of a schema; done once per schema. */
export const shapeOf = (schema: z.core.$ZodType): Shape => {
  if (isSecretField(schema)) return { kind: 'secret' };
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject)
    return {
      kind: 'object',
      fields: new Map(
        Object.entries(inner.shape).map(([name, field]) => [
          name.toLowerCase(),
          { name, shape: shapeOf(field) },
        ]),
      ),
    };
  if (inner instanceof z.ZodArray) return { kind: 'array', item: shapeOf(inner.element) };
  if (inner instanceof z.ZodNumber) return { kind: 'number' };
  if (inner instanceof z.ZodLiteral && [...inner.values].every((value) => typeof value === 'number'))
    return { kind: 'number' };
  if (inner instanceof z.ZodBoolean) return { kind: 'boolean' };
  return { kind: 'other' };
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (kind: 'number' | 'boolean', text: string): unknown => {
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
};

export type Matched = { readonly value: unknown; readonly problems: readonly FieldProblem[] };

/**
 * Gives every property the spelling of the contract, ignoring case. A name that occurs twice is a problem; unknown names are kept,
 * so that the schema refuses them. `fromText`: numbers and booleans are text (queries and paths), and an empty text counts as
 * missing, unless it is kept.
 */
export const matchNames = (shape: Shape, value: unknown, fromText = false, keepEmpty = false): Matched => {
  const problems: FieldProblem[] = [];
  const match = (part: Shape, given: unknown, path: string): unknown => {
    if (part.kind === 'array' && Array.isArray(given))
      return given.map((item, index) => match(part.item, item, `${path}.${index}`));
    if (part.kind === 'object' && isRecord(given)) {
      const named: Record<string, unknown> = {};
      const seen = new Set<string>();
      for (const [key, inner] of Object.entries(given)) {
        if (fromText && !keepEmpty && inner === '') continue;
        const field = part.fields.get(key.toLowerCase());
        const name = field?.name ?? key;
        const here = path ? `${path}.${name}` : name;
        if (seen.has(name)) problems.push({ field: here, code: 'repeated_property' });
        seen.add(name);
        Object.defineProperty(named, name, {
          value: field ? match(field.shape, inner, here) : inner,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      }
      return named;
    }
    if (fromText && typeof given === 'string' && (part.kind === 'number' || part.kind === 'boolean'))
      return written(part.kind, given);
    return given;
  };
  return { value: match(shape, value, ''), problems };
};
