import { withoutCardNumbers } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import {
  type FieldErrorCode,
  fieldErrorCodes,
  isFieldErrorCode,
} from '@pasarela/contracts/errors/error-codes';
import type { FieldError, LineProblem as WireLineProblem } from '@pasarela/contracts/errors/error-schema';
import { valueKinds } from '@pasarela/contracts/errors/value-kinds';
import { limits } from '@pasarela/contracts/limits/limits';
import type { Language } from '@pasarela/contracts/words/words';
import { filled } from '@pasarela/contracts/words/words';
import { z } from 'zod';
import { type FieldProblem, invalidFields, type LineProblem } from '#errors/refusal.ts';
import { cardNumberProblems } from './card-numbers-in-call.ts';
import { matchNames, shapeOf } from './match-names.ts';

/** The parameters of a custom rule of the contract: an error code, and the values for its message. */
const CustomProblem = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const smallCodes: Readonly<Record<string, FieldErrorCode>> = { string: 'too_short', array: 'too_few' };
const bigCodes: Readonly<Record<string, FieldErrorCode>> = { string: 'too_long', array: 'too_many' };

/** Converts an issue found by zod into problems with error codes. */
const problemsOf = (issue: z.core.$ZodIssue, value: unknown): readonly FieldProblem[] => {
  const field = issue.path.join('.');
  const given = at(value, issue.path);
  const namesItself = issue.code === 'unrecognized_keys' || issue.code === 'custom';
  if (given === undefined && !namesItself) return [{ field, code: 'required' }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, code: 'unknown_property' }));
    case 'invalid_type':
      return [{ field, code: 'wrong_type', values: { expected: issue.expected } }];
    case 'too_small':
      if (isBlank(given)) return [{ field, code: 'required' }];
      return [
        { field, code: smallCodes[issue.origin] ?? 'too_small', values: { minimum: Number(issue.minimum) } },
      ];
    case 'too_big':
      return [
        { field, code: bigCodes[issue.origin] ?? 'too_big', values: { maximum: Number(issue.maximum) } },
      ];
    case 'invalid_format':
      if (isBlank(given)) return [{ field, code: 'required' }];
      // A pattern of the contract may give its own error code as the message.
      if (isFieldErrorCode(issue.message)) return [{ field, code: issue.message }];
      return [{ field, code: issue.format === 'email' ? 'invalid_email' : 'invalid_format' }];
    case 'invalid_value':
      return [{ field, code: 'not_a_choice', values: { choices: issue.values.join(', ') } }];
    case 'custom': {
      const { code, values } = CustomProblem.safeParse(issue.params).data ?? {};
      return [{ field, code: isFieldErrorCode(code) ? code : 'invalid_format', values }];
    }
    default:
      return [{ field, code: 'invalid_format' }];
  }
};

/** The text of a problem. Names of fields, columns and files may come from the caller, so card numbers are removed. */
const messageOf = ({ code, values }: Omit<FieldProblem, 'field'>, language: Language): string =>
  withoutCardNumbers(filled(fieldErrorCodes[code], language, { ...values, ...valueKindIn(values) }));

/** The expected kind of value, in words. */
const valueKindIn = (values: FieldProblem['values']): FieldProblem['values'] => {
  const expected = valueKinds[String(values?.expected)];
  return expected ? { expected } : {};
};

/** All problems in the lines of a file, with their texts. */
export const lineWordsOf = (lines: readonly LineProblem[], language: Language): WireLineProblem[] =>
  lines.map(({ file, line, column, code, values }) => ({
    file: withoutCardNumbers(file),
    line,
    column: column === null ? null : withoutCardNumbers(column),
    code,
    message: messageOf({ code, values }, language),
  }));

/** The first problem of each field with its text, up to a limit, and the number of further fields with problems. */
export const wordsOf = (
  problems: readonly FieldProblem[],
  language: Language,
): { readonly errors: FieldError[]; readonly more: number } => {
  const fields = new Set<string>();
  const errors: FieldError[] = [];
  for (const { field, code, values } of problems) {
    if (fields.has(field)) continue;
    fields.add(field);
    if (errors.length < limits.namedErrors)
      errors.push({ field: shownField(field), code, message: messageOf({ code, values }, language) });
  }
  return { errors, more: fields.size - errors.length };
};

const longestName = 200;
/** The longest form of a card number in a text, with separated digits, in characters. */
const longestCard = 100;

/**
 * A field name as shown in an answer: shortened and without card numbers, because unknown fields have whatever name the caller
 * sent. Only the shown part is searched for card numbers.
 */
const shownField = (field: string): string => {
  if (field.length <= longestName) return withoutCardNumbers(field);
  const beginning = withoutCardNumbers(field.slice(0, longestName + longestCard).toWellFormed());
  return `${beginning.slice(0, longestName).toWellFormed()}…`;
};

export type Reading<Schema extends z.ZodType> = (value: unknown) => {
  readonly data: z.output<Schema> | undefined;
  readonly problems: readonly FieldProblem[];
};

type ReadingOptions = {
  /** Whether numbers and booleans are sent as text. */
  readonly fromText?: boolean;
  /** Whether an empty text is validated. Otherwise it counts as missing in what is sent as text. */
  readonly keepEmpty?: boolean | undefined;
  /** Whether values may be stored: then card numbers are refused in every field not meant for one. */
  readonly kept?: boolean;
};

/** The character that PostgreSQL keeps in no text. On either engine a call that has it anywhere is refused. */
const nul = '\u0000';

const nulProblems = (value: unknown, path: readonly string[] = []): readonly FieldProblem[] => {
  if (typeof value === 'string')
    return value.includes(nul) ? [{ field: path.join('.'), code: 'invalid_text' }] : [];
  const isOfParts = Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype);
  return isOfParts
    ? Object.entries(value as object).flatMap(([name, part]) => nulProblems(part, [...path, name]))
    : [];
};

/** Creates the function that reads a part of a call: matches names, validates, and collects all problems. */
export const readingOf = <Schema extends z.ZodType>(
  schema: Schema,
  { fromText = false, keepEmpty = false, kept = false }: ReadingOptions = {},
): Reading<Schema> => {
  const shape = shapeOf(schema);
  return (value) => {
    const matched = matchNames(shape, value, fromText, keepEmpty);
    const result = schema.safeParse(matched.value);
    const problems = [
      ...matched.problems,
      ...(result.error?.issues.flatMap((issue) => problemsOf(issue, matched.value)) ?? []),
      ...nulProblems(matched.value),
      ...(kept ? cardNumberProblems(shape, matched.value) : []),
    ];
    return { data: result.data, problems };
  };
};

/** Throws if any part of a call has problems, so that all of them are reported together. */
export const refuseProblems = (problems: readonly FieldProblem[]): void => {
  if (problems.length > 0) throw invalidFields(problems);
};
