import { filledPart } from '../integration-methods/filled-part.ts';
import type { MethodSample } from '../integration-methods/integration-method.ts';
import type { IntegrationMethodName } from '../integration-methods/integration-method-names.ts';

type Values = Readonly<Record<string, unknown>>;

/** The variable of a reference that is free: each request has its own. */
export const referenceVariable = 'reference';

/** The environment's name for what another method answered. */
export const answerVariable = (method: IntegrationMethodName, field: string): string => `${method}.${field}`;

/** A day so far from today. A body writes it with slashes, a path with hyphens. */
export const dayVariable = (days: number, place: 'body' | 'path'): string => `${place}-day+${days}`;

const placeholder = (name: string): string => `{{${name}}}`;

/** A part of a sample whose values are variables where they are different each time. */
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

/** The body of a sample as it is written; empty where it has none. */
export const bodyText = (sample: MethodSample): string =>
  sample.body ? JSON.stringify(withVariables(sample, sample.body, 'body'), null, 2) : '';
