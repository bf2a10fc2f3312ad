import { z } from 'zod';
import { type FieldErrorCode, fieldErrorCodes, isFieldErrorCode } from '../errors/error-codes.ts';
import { valueKinds } from '../errors/value-kinds.ts';
import { filled, type WordValues } from '../words/words.ts';
import { type Configuration, ConfigurationSchema } from './configuration.ts';

/** `businesses[0].apiKey.password`; a name that is no identifier in quotes. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    if (!/^[$\w]+$/.test(String(part))) return `${text}[${JSON.stringify(part)}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');

const CustomProblem = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const sentence = (code: FieldErrorCode, values: WordValues = {}): string =>
  filled(fieldErrorCodes[code], 'en', values);

const sizeCodes = {
  too_small: { string: 'too_short', array: 'too_few', other: 'too_small' },
  too_big: { string: 'too_long', array: 'too_many', other: 'too_big' },
} as const satisfies Record<string, Record<string, FieldErrorCode>>;

const sizeCode = (kind: 'too_small' | 'too_big', origin: string): FieldErrorCode =>
  sizeCodes[kind][origin === 'string' || origin === 'array' ? origin : 'other'];

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

const formatSentence = (issue: z.core.$ZodIssueInvalidStringFormat): string => {
  if (isFieldErrorCode(issue.message)) return sentence(issue.message);
  if (issue.format === 'email') return sentence('invalid_email');
  if (issue.format === 'datetime') return 'It must be an instant in UTC, such as 2026-11-20T18:30:00Z.';
  // A text of the schema's own is a sentence; the one that zod makes is not.
  return issue.message.startsWith('It ') ? issue.message : sentence('invalid_format');
};

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return sentence('wrong_type', { expected: valueKinds[issue.expected] ?? issue.expected });
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return sentence('required');
      return sentence(sizeCode('too_small', issue.origin), { minimum: Number(issue.minimum) });
    case 'too_big':
      return sentence(sizeCode('too_big', issue.origin), { maximum: Number(issue.maximum) });
    case 'invalid_value':
      return sentence('not_a_choice', { choices: issue.values.join(', ') });
    case 'invalid_format':
      return formatSentence(issue);
    case 'custom': {
      const { code, values } = CustomProblem.safeParse(issue.params).data ?? {};
      return isFieldErrorCode(code) ? sentence(code, values) : issue.message;
    }
    default:
      return issue.message.startsWith('It ') ? issue.message : sentence('invalid_format');
  }
};

/** One sentence for each mistake in a value, with the path of the mistake before it; `whole` names the value itself. */
export const problemsOf = ({ issues }: z.ZodError, value: unknown, whole: string): readonly string[] =>
  issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${pathText([...issue.path, key])}: There is no such property.`);
    const isMissing = issue.code !== 'custom' && valueAt(value, issue.path) === undefined;
    return [`${pathText(issue.path) || whole}: ${isMissing ? sentence('required') : sentenceOf(issue)}`];
  });

export type ReadConfiguration =
  | { readonly configuration: Configuration; readonly problems?: undefined }
  | { readonly configuration?: undefined; readonly problems: readonly string[] };

/** Reads the text of a configuration file. Every mistake is one sentence that begins with its path. */
export const readConfiguration = (text: string): ReadConfiguration => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problems: [`the file: It is not JSON. ${error instanceof Error ? error.message : error}`] };
  }
  const { data, error } = ConfigurationSchema.safeParse(value);
  return data ? { configuration: data } : { problems: problemsOf(error, value, 'the file') };
};
