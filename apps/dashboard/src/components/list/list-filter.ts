import { maxRowId } from '@pasarela/contracts/http/identifiers';
import { type DateChoice, isSameChoice } from '#components/dates/date-choice.ts';
import { readDates, readWhole, writeDates } from '#components/list/list-search-params.ts';

/** One filter of a list and its form in the address. A value that is invalid there counts as absent. */
export type ListFilter<Value> = {
  /** The value while the address has none. */
  readonly initial: Value;
  read(params: URLSearchParams, name: string): Value;
  /** Leaves out what is said by default. */
  write(params: URLSearchParams, name: string, value: Value): void;
  isInitial(value: Value): boolean;
  /** Whether it leaves rows out: nothing found may be because of it. */
  narrows(value: Value): boolean;
  /** The value says where the user is (a tab), not which rows to leave out: clearing the filters keeps it. */
  readonly stays?: true;
};

const optional = <Value extends string | number>(
  read: (text: string | null) => Value | undefined,
): ListFilter<Value | undefined> => ({
  initial: undefined,
  read: (params, name) => read(params.get(name)),
  write: (params, name, value) => {
    if (value !== undefined) params.set(name, String(value));
  },
  isInitial: (value) => value === undefined,
  narrows: (value) => value !== undefined,
});

/** A typed text, or undefined where it is empty or longer than what it is looked for in. */
export const readText =
  (max: number) =>
  (text: string | null): string | undefined => {
    const typed = text?.trim() ?? '';
    return typed !== '' && typed.length <= max ? typed : undefined;
  };

/** The number of a row, or undefined where no row could have it. */
export const readRowId = (text: string | null): number | undefined => readWhole(text, maxRowId);

export const textFilter = (max: number) => optional(readText(max));
export const rowIdFilter = optional(readRowId);

/** A filter by one of the given values, or by none. */
export const choiceFilter = <Value extends string>(values: readonly Value[]) =>
  optional((text) => values.find((value) => value === text));

/** The days that are listed, under the names `initDate` and `endDate` whatever the filter is called. */
export const datesFilter = (initial: DateChoice): ListFilter<DateChoice> => ({
  initial,
  read: (params) => readDates(params, initial),
  write: (params, _, value) => writeDates(params, value, initial),
  isInitial: (value) => isSameChoice(value, initial),
  narrows: (value) => value.kind !== 'any' && !isSameChoice(value, initial),
});

/** The open tab; the first where the address names none. */
export const tabFilter = <Value extends string>(tabs: readonly [Value, ...Value[]]): ListFilter<Value> => ({
  initial: tabs[0],
  read: (params, name) => tabs.find((tab) => tab === params.get(name)) ?? tabs[0],
  write: (params, name, tab) => {
    if (tab !== tabs[0]) params.set(name, tab);
  },
  isInitial: () => true,
  narrows: () => false,
  stays: true,
});
