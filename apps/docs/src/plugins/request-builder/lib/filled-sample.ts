import type { WireDay } from '@pasarela/contracts/dates/calendar-days';
import { filledExample } from '@pasarela/contracts/integration-methods/integration-example';
import type { IntegrationMethodName } from '@pasarela/contracts/integration-methods/integration-method-names';
import { referenceField } from './fresh-reference.ts';
import { type JsonObject, plainObject } from './json-value.ts';
import type { Sample } from './operation-page.ts';
import type { RestoredRequest } from './request-note.ts';

/** The answers of the calls that a sample needs, by method. */
export type NeededAnswers = Readonly<Partial<Record<IntegrationMethodName, JsonObject>>>;

const textsOf = (values: object = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** A sample as it can be sent now: with a free reference and the days that it means. */
export const filledSample = (sample: Sample, reference: string, today: WireDay): RestoredRequest => {
  const { params, query, body, days } = sample;
  const filled = filledExample({ params, query, body: body ?? undefined, days }, { reference, today });
  return {
    params: textsOf(filled.params),
    query: textsOf(filled.query),
    body: plainObject(filled.body ?? {}),
  };
};

/** A request with what was answered before it; all else of it stays. */
export const withAnswers = (
  { needs }: Sample,
  { params, query, body }: RestoredRequest,
  answers: NeededAnswers,
): RestoredRequest => {
  const reference = String(body[referenceField] ?? '');
  const filled = filledExample({ params, body, needs }, { reference, today: '', answers });
  return { params: textsOf(filled.params), query, body: plainObject(filled.body ?? {}) };
};
