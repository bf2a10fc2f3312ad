import { filledPart } from '../integration-methods/filled-part.ts';
import type { MethodSample } from '../integration-methods/integration-method.ts';
import type { IntegrationMethodName } from '../integration-methods/integration-method-names.ts';

type Values = Readonly<Record<string, unknown>>;

/** The variable with the unused reference of each request. */
export const referenceVariable = 'reference';

/** The environment variable with a field of another method's answer. */
export const answerVariable = (method: IntegrationMethodName, field: string): string => `${method}.${field}`;

/** The variable of a day relative to today: with slashes in a body, with hyphens in a path. */
export const dayVariable = (days: number, place: 'body' | 'path'): string => `${place}-day+${days}`;

const placeholder = (name: string): string => `{{${name}}}`;

/** Replaces the values that differ each time by variables. */
export const withVariables = (
  { needs = [], days = {} }: MethodSample,
  part: Values,
  place: 'body' | 'path',
): Values =>
  filledPart(part, [
    ['ReferenceNumber', placeholder(referenceVariable)],
    ...Object.entries(days).map(([path, away]) => [path, placeholder(dayVariable(away, place))] as const),
    ...needs.flatMap(({ method, gives }) =>
      Object.entries(gives).map(
        ([path, field]) => [path, placeholder(answerVariable(method, field))] as const,
      ),
    ),
  ]);

/** The body of a sample as text; empty if it has none. */
export const bodyText = (sample: MethodSample): string =>
  sample.body ? JSON.stringify(withVariables(sample, sample.body, 'body'), null, 2) : '';
