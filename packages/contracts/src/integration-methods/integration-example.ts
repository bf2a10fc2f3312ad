import { addDays, type WireDay } from '../dates/calendar-days.ts';
import { filledPart } from './filled-part.ts';
import type { MethodSample } from './integration-method.ts';
import type { IntegrationMethodName } from './integration-method-names.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values that differ each time a sample is sent. */
export type ExampleFilling = {
  /** A reference that is free. */
  readonly reference: string;
  /** Today by the account's clock. */
  readonly today: WireDay;
  /** The answers of the methods that the sample needs, by method. */
  readonly answers?: Readonly<Partial<Record<IntegrationMethodName, Values>>>;
};

export type ExampleRequest = { readonly params?: Values; readonly query?: Values; readonly body?: Values };

/** A sample as it can be sent now. */
export const filledExample = (
  { params, query, body, days = {}, needs = [] }: Omit<MethodSample, 'name' | 'words'>,
  { reference, today, answers = {} }: ExampleFilling,
): ExampleRequest => {
  const given = needs.flatMap(({ method, gives }) =>
    Object.entries(gives).map(([path, field]) => [path, answers[method]?.[field]] as const),
  );
  const filled = (part: Values | undefined, dayOf: (day: WireDay) => string): Values | undefined =>
    part &&
    filledPart(part, [
      ['ReferenceNumber', reference],
      ...Object.entries(days).map(([path, away]) => [path, dayOf(addDays(today, away))] as const),
      ...given,
    ]);
  // Days in a path have hyphens, because a slash would begin another segment.
  const inPath = (day: WireDay): string => day.replaceAll('/', '-');
  return { params: filled(params, inPath), query, body: filled(body, (day) => day) };
};
