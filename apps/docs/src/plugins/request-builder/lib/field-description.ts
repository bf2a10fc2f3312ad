import type { JsonValue } from './json-value.ts';

export type FieldKind = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';

/** The rules that the contract sets for a value; a rule that it does not set is undefined. */
export type FieldRules = {
  readonly choices?: readonly (string | number | boolean)[];
  readonly shortest?: number;
  readonly longest?: number;
  readonly pattern?: string;
  readonly isEmail?: true;
  readonly min?: number;
  readonly max?: number;
  /** Money: at most two decimals. */
  readonly isMoney?: true;
  readonly maxElements?: number;
};

/** A property of a request or an answer, as the reference and the builder show it, in one language. */
export type FieldDescription = {
  readonly name: string;
  readonly kind: FieldKind;
  /** The data type in words. */
  readonly type: string;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly meaning: string;
  /** Lengths, bounds, choices and form, in words; code stands between backticks. */
  readonly limits: readonly string[];
  readonly rules?: FieldRules;
  /** Card data and passwords: never kept, and never part of an address. */
  readonly secret?: true;
  readonly example?: JsonValue;
  /** The properties of an object, or those of a list's elements. */
  readonly children: readonly FieldDescription[];
};

const objectOf = (fields: readonly FieldDescription[]): JsonValue =>
  Object.fromEntries(fields.map((field) => [field.name, sampleValue(field)]));

/**
 * What a property holds when it is put into a body: its example, or an object of its required properties (of all, where
 * none is required, since an empty object would show nothing).
 */
export const sampleValue = (field: FieldDescription): JsonValue => {
  if (field.example !== undefined) return field.example;
  if (field.kind === 'array') return [sampleElement(field)];
  if (field.kind === 'object') {
    const required = field.children.filter((child) => child.required);
    return objectOf(required.length > 0 ? required : field.children);
  }
  if (field.kind === 'boolean') return false;
  return field.kind === 'string' ? '' : 0;
};

/** A new element of a list. */
export const sampleElement = (field: FieldDescription): JsonValue => {
  const required = field.children.filter((child) => child.required);
  return objectOf(required.length > 0 ? required : field.children);
};
