import type { z } from 'zod';
import type { Locale } from '../../../site/locales.ts';
import type { FieldKind } from './field-description.ts';
import { isPlainText, tellsNothing } from './field-rules.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** The words between the figures of a range. */
type RangeWords = Readonly<Record<'between' | 'to' | 'from' | 'upTo', string>> & { readonly unit?: string };
const spanishRange: RangeWords = { between: 'de', to: 'a', from: 'desde', upTo: 'hasta' };
const englishRange: RangeWords = { between: '', to: 'to', from: 'from', upTo: 'up to' };

const words = {
  es: {
    types: {
      string: 'texto',
      integer: 'número entero',
      number: 'número',
      boolean: 'booleano',
      object: 'objeto',
      array: 'lista',
    },
    and: ' o ',
    characters: (min: number | undefined, max: number | undefined) =>
      range(min, max, { ...spanishRange, unit: 'caracteres' }),
    elements: (max: number) => `hasta ${max} elementos`,
    bounds: (min: number | undefined, max: number | undefined) => range(min, max, spanishRange),
    above: (min: number) => `mayor que ${min}`,
    choices: (choices: string) => `uno de: ${choices}`,
    only: (choice: string) => `solo ${choice}`,
    decimals: 'hasta dos decimales',
    form: (pattern: string) => `forma \`${pattern}\``,
    formats: { email: 'correo electrónico', 'date-time': 'fecha y hora ISO 8601 en UTC' },
  },
  en: {
    types: {
      string: 'string',
      integer: 'integer',
      number: 'number',
      boolean: 'boolean',
      object: 'object',
      array: 'array',
    },
    and: ' or ',
    characters: (min: number | undefined, max: number | undefined) =>
      range(min, max, { ...englishRange, unit: 'characters' }),
    elements: (max: number) => `up to ${max} elements`,
    bounds: (min: number | undefined, max: number | undefined) => range(min, max, englishRange),
    above: (min: number) => `greater than ${min}`,
    choices: (choices: string) => `one of: ${choices}`,
    only: (choice: string) => `${choice} only`,
    decimals: 'up to two decimals',
    form: (pattern: string) => `format \`${pattern}\``,
    formats: { email: 'e-mail address', 'date-time': 'date and time, ISO 8601 in UTC' },
  },
};

const figure = (value: number): string => value.toLocaleString('en-US');

function range(
  min: number | undefined,
  max: number | undefined,
  { between, to, from, upTo, unit = '' }: RangeWords,
): string {
  const parts =
    min !== undefined && max !== undefined
      ? [between, figure(min), to, figure(max), unit]
      : min === undefined
        ? [upTo, figure(max ?? 0), unit]
        : [from, figure(min), unit];
  return parts.filter(Boolean).join(' ');
}

const limitsOf = (schema: Schema, kind: FieldKind, locale: Locale): string[] => {
  const say = words[locale];
  const limits: string[] = [];
  if (schema.const !== undefined) return [say.only(String(schema.const))];
  if (schema.enum) return [say.choices(schema.enum.map(String).join(', '))];
  if (kind === 'string') {
    if (schema.minLength !== undefined || schema.maxLength !== undefined)
      limits.push(say.characters(schema.minLength, schema.maxLength));
    if (!schema.format && schema.pattern && !isPlainText(schema.pattern))
      limits.push(say.form(schema.pattern));
  }
  if (kind === 'integer' || kind === 'number') {
    const min = tellsNothing(schema.minimum) ? undefined : schema.minimum;
    const max = tellsNothing(schema.maximum) ? undefined : schema.maximum;
    if (typeof schema.exclusiveMinimum === 'number') limits.push(say.above(schema.exclusiveMinimum));
    if (min !== undefined || max !== undefined) limits.push(say.bounds(min, max));
    if (schema.money === true) limits.push(say.decimals);
  }
  if (kind === 'array' && schema.maxItems !== undefined) limits.push(say.elements(schema.maxItems));
  return limits;
};

const hasName = <T extends object>(table: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(table, name);

/** The data type of a field and its limits, in words. */
export const fieldTypeWords = (
  schema: Schema,
  kind: FieldKind,
  locale: Locale,
): { type: string; limits: readonly string[] } => {
  const say = words[locale];
  const format = schema.format;
  const type =
    kind === 'string' && format
      ? hasName(say.formats, format)
        ? say.formats[format]
        : format.split(' / ').join(say.and)
      : say.types[kind];
  return { type, limits: limitsOf(schema, kind, locale) };
};
