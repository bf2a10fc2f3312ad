import { mostRowId } from '@pasarela/contracts/http/identifiers';
import { type DateChoice, isSameChoice } from '#components/dates/date-choice.ts';
import { readDates, readWhole, writeDates } from '#components/list/list-search-params.ts';

/** One filter of a list, as the address holds it. What does not make sense there is as if it were not there. */
export type ListFilter<Value> = {
  /** What it is while the address says nothing of it. */
  readonly initial: Value;
  read(params: URLSearchParams, name: string): Value;
  /** Leaves out what is said by default. */
  write(params: URLSearchParams, name: string, value: Value): void;
  isInitial(value: Value): boolean;
  /** Whether it leaves rows out: nothing found may be because of it. */
  narrows(value: Value): boolean;
  /** Where one is, and not what one leaves out: clearing the filters leaves it. */
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
  (most: number) =>
  (text: string | null): string | undefined => {
    const typed = text?.trim() ?? '';
    return typed !== '' && typed.length <= most ? typed : undefined;
  };

/** The number of a row, or undefined where no row could have it. */
export const readRowId = (text: string | null): number | undefined => readWhole(text, mostRowId);

export const textFilter = (most: number) => optional(readText(most));
export const rowIdFilter = optional(readRowId);

/** One of a few, or none of them. */
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

/** Which of the tabs is open; the first where the address does not say. */
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
