import { maxRowId } from '@pasarela/contracts/http/identifiers';
import type { z } from 'zod';
import type { FieldKind, FieldRules } from './field-description.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Bounds that any whole number or any id of a row has: they tell a reader nothing. */
export const tellsNothing = (bound: number | undefined): boolean =>
  bound !== undefined && Math.abs(bound) >= maxRowId;

/** The pattern that only refuses control characters. */
export const isPlainText = (pattern: string): boolean => pattern.includes('\\u0000-\\u001f');

const isChoice = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The values that a field is limited to. */
const choicesOf = (schema: Schema): FieldRules['choices'] =>
  (schema.const === undefined ? schema.enum : [schema.const])?.filter(isChoice);

const textRules = (schema: Schema): FieldRules => ({
  ...(schema.minLength === undefined ? {} : { shortest: schema.minLength }),
  ...(schema.maxLength === undefined ? {} : { longest: schema.maxLength }),
  ...(schema.pattern && !isPlainText(schema.pattern) ? { pattern: schema.pattern } : {}),
  ...(schema.format === 'email' ? { isEmail: true } : {}),
});

const numberRules = (schema: Schema): FieldRules => ({
  ...(schema.minimum === undefined || tellsNothing(schema.minimum) ? {} : { min: schema.minimum }),
  ...(schema.maximum === undefined || tellsNothing(schema.maximum) ? {} : { max: schema.maximum }),
  ...(schema.money === true ? { isMoney: true } : {}),
});

/** The rules of a field, which are checked before a call is sent. */
export const fieldRules = (schema: Schema, kind: FieldKind): FieldRules => {
  const choices = choicesOf(schema);
  if (choices) return { choices };
  if (kind === 'string') return textRules(schema);
  if (kind === 'integer' || kind === 'number') return numberRules(schema);
  return kind === 'array' && schema.maxItems !== undefined ? { maxElements: schema.maxItems } : {};
};
