import type { FieldErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { FieldDescription, FieldKind } from './field-description.ts';
import { type JsonPath, pathKey } from './json-tree.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** Something that the sandbox would refuse: the field's path, and the code and words that the API has for it. */
export type FieldProblem = {
  readonly path: string;
  readonly code: FieldErrorCode;
  readonly values?: Readonly<Record<string, string>>;
};

/** The codes that are found before sending. */
export const checkedCodes = [
  'required',
  'wrong_type',
  'unknown_property',
  'repeated_property',
  'not_a_choice',
  'too_short',
  'too_long',
  'invalid_email',
  'invalid_format',
  'too_small',
  'too_big',
  'fraction_of_centavo',
  'too_many',
] as const satisfies readonly FieldErrorCode[];

/** The names that `{expected}` goes by in the contract. */
const kindName = {
  string: 'string',
  integer: 'int',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'array',
};

type Found = Omit<FieldProblem, 'path'>;

const isOfKind: Readonly<Record<FieldKind, (value: JsonValue) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: isJsonObject,
  array: isJsonList,
};

/** Texts arrive without the spaces round them. */
const textProblem = (text: string, { rules = {} }: FieldDescription): Found | null => {
  const { shortest = 0, longest = Number.POSITIVE_INFINITY, pattern, isEmail } = rules;
  const trimmed = text.trim();
  if (trimmed === '' && (shortest > 0 || pattern !== undefined)) return { code: 'required' };
  if (trimmed.length < shortest) return { code: 'too_short', values: { minimum: String(shortest) } };
  if (trimmed.length > longest) return { code: 'too_long', values: { maximum: String(longest) } };
  if (pattern !== undefined && !new RegExp(pattern).test(trimmed))
    return { code: isEmail ? 'invalid_email' : 'invalid_format' };
  return null;
};

const hasMoreThanCentavos = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) > 1e-6;

const numberProblem = (value: number, { rules = {} }: FieldDescription): Found | null => {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, isMoney } = rules;
  if (value < min) return { code: 'too_small', values: { minimum: String(min) } };
  if (value > max) return { code: 'too_big', values: { maximum: String(max) } };
  return isMoney && hasMoreThanCentavos(value) ? { code: 'fraction_of_centavo' } : null;
};

const valueProblem = (value: JsonValue, field: FieldDescription): Found | null => {
  const { choices, maxElements } = field.rules ?? {};
  if (value === null && field.nullable) return null;
  if (!isOfKind[field.kind](value)) return { code: 'wrong_type', values: { expected: kindName[field.kind] } };
  if (choices) {
    const isOne = choices.some((choice) => choice === value);
    return isOne ? null : { code: 'not_a_choice', values: { choices: choices.join(', ') } };
  }
  if (typeof value === 'string') return textProblem(value, field);
  if (typeof value === 'number') return numberProblem(value, field);
  return isJsonList(value) && maxElements !== undefined && value.length > maxElements
    ? { code: 'too_many', values: { maximum: String(maxElements) } }
    : null;
};

const problemsInside = (value: JsonValue, field: FieldDescription, path: JsonPath): FieldProblem[] => {
  if (field.children.length === 0) return [];
  if (isJsonObject(value)) return problemsOf(field.children, value, path);
  return isJsonList(value)
    ? value.flatMap((element, index) =>
        isJsonObject(element)
          ? problemsOf(field.children, element, [...path, index])
          : [
              {
                path: pathKey([...path, index]),
                code: 'wrong_type',
                values: { expected: kindName[field.kind] },
              },
            ],
      )
    : [];
};

const problemsOf = (
  fields: readonly FieldDescription[],
  object: JsonObject,
  parent: JsonPath,
): FieldProblem[] => {
  const named = (name: string): [string, JsonValue][] =>
    Object.entries(object).filter(([own]) => own.toLowerCase() === name.toLowerCase());
  const unknown = Object.keys(object).filter(
    (name) => !fields.some((field) => field.name.toLowerCase() === name.toLowerCase()),
  );
  return [
    ...unknown.map((name): FieldProblem => ({ path: pathKey([...parent, name]), code: 'unknown_property' })),
    ...fields.flatMap((field): FieldProblem[] => {
      const path = [...parent, field.name];
      const [first, second] = named(field.name);
      if (second) return [{ path: pathKey(path), code: 'repeated_property' }];
      if (!first) return field.required ? [{ path: pathKey(path), code: 'required' }] : [];
      const problem = valueProblem(first[1], field);
      return problem ? [{ path: pathKey(path), ...problem }] : problemsInside(first[1], field, path);
    }),
  ];
};

/** The problems of a body's fields by the contract. Rules across several fields are left to the sandbox. */
export const checkBody = (fields: readonly FieldDescription[], body: JsonObject): FieldProblem[] =>
  problemsOf(fields, body, []);

/** The problems of the parameters of a path or a query, which are texts. An empty one counts as absent. */
export const checkParameters = (
  fields: readonly FieldDescription[],
  values: Readonly<Record<string, string>>,
): FieldProblem[] =>
  fields.flatMap((field): FieldProblem[] => {
    const text = values[field.name]?.trim() ?? '';
    if (text === '') return field.required ? [{ path: field.name, code: 'required' }] : [];
    const isNumber = field.kind === 'integer' || field.kind === 'number';
    const problem = valueProblem(isNumber && !Number.isNaN(Number(text)) ? Number(text) : text, field);
    return problem ? [{ path: field.name, ...problem }] : [];
  });

export type ProblemWords = {
  readonly messages: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
};

/** The API's words for a problem. */
export const problemWords = (
  { code, values = {} }: FieldProblem,
  { messages, kinds }: ProblemWords,
): string =>
  (messages[code] ?? code).replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces;
    return kinds[value] ?? value;
  });
