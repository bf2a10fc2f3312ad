import type { WireDay } from '@pasarela/contracts/dates/dates';
import { maxRowId } from '@pasarela/contracts/http/identifiers';
import { isLongerThan } from '@pasarela/contracts/http/text-length';
import { limits } from '@pasarela/contracts/limits/limits';
import { type DateChoice, daysOf, leavesDaysOut } from '#components/dates/date-choice.ts';
import { readDates, writeDates } from '#components/dates/days-in-address.ts';

/** A typed whole number from 1 on, or undefined where it is none or too large. */
const readWhole = (text: string | null, max: number): number | undefined => {
  const figures = text?.trim() ?? '';
  const whole = /^\d{1,15}$/.test(figures) ? Number(figures) : 0;
  return whole >= 1 && whole <= max ? whole : undefined;
};

export const readPage = (params: URLSearchParams): number =>
  readWhole(params.get('pageNumber'), limits.maxPageNumber) ?? 1;

/** One filter of a list and its form in the address. A value that is invalid there counts as absent. */
export type ListFilter<Value> = {
  /** The default value, used if the address has none. */
  readonly initial: Value;
  read(params: URLSearchParams, name: string): Value;
  /** Writes the value into the address; the default value is omitted. */
  write(params: URLSearchParams, name: string, value: Value): void;
  /** Whether the filter is in use, and can be cleared: its value is not the default, nor one that only lists more than that. */
  isUsed(value: Value): boolean;
  /** Whether the filter excludes rows, so that it may be the reason for an empty result. */
  narrows(value: Value): boolean;
  /** What the value asks the API for; without it, the value under the filter's own name. */
  toQuery?(value: Value, today: WireDay): object;
  /** Whether the value selects a view (a tab) instead of excluding rows; clearing the filters keeps it. */
  readonly stays?: true;
  /** Whether it is typed in a field beside the list, where it is seen, and not among the filters that a phone counts. */
  readonly hasField?: true;
};

const optional = <Value extends string | number>(
  read: (text: string | null) => Value | undefined,
): ListFilter<Value | undefined> => ({
  initial: undefined,
  read: (params, name) => read(params.get(name)),
  write: (params, name, value) => {
    if (value !== undefined) params.set(name, String(value));
  },
  isUsed: (value) => value !== undefined,
  narrows: (value) => value !== undefined,
});

/** A typed text; undefined if it is empty or longer than the searched values. */
export const readText =
  (max: number) =>
  (text: string | null): string | undefined => {
    const typed = text?.trim() ?? '';
    return typed !== '' && !isLongerThan(typed, max) ? typed : undefined;
  };

/** A row id; undefined if no row can have it. */
export const readRowId = (text: string | null): number | undefined => readWhole(text, maxRowId);

export const textFilter = (max: number) => optional(readText(max));
/** The beginning of a reference, in the field of a list that is searched by it. */
export const referenceFilter = {
  ...textFilter(limits.filterLength.referenceNumber),
  hasField: true,
} satisfies ListFilter<string | undefined>;
export const rowIdFilter = optional(readRowId);

/** A filter by one of the given values, or by none. */
export const choiceFilter = <Value extends string>(values: readonly Value[]) =>
  optional((text) => values.find((value) => value === text));

/** The date range, under the names `initDate` and `endDate` in every list. */
export const datesFilter = (initial: DateChoice) =>
  ({
    initial,
    toQuery: daysOf,
    read: (params) => readDates(params, initial),
    write: (params, _, value) => writeDates(params, value, initial),
    isUsed: (value) => leavesDaysOut(value, initial),
    narrows: (value) => leavesDaysOut(value, initial),
  }) satisfies ListFilter<DateChoice>;

/** The open tab; the first where the address names none. */
export const tabFilter = <Value extends string>(tabs: readonly [Value, ...Value[]]): ListFilter<Value> => ({
  initial: tabs[0],
  read: (params, name) => tabs.find((tab) => tab === params.get(name)) ?? tabs[0],
  write: (params, name, tab) => {
    if (tab !== tabs[0]) params.set(name, tab);
  },
  isUsed: () => false,
  narrows: () => false,
  stays: true,
});
