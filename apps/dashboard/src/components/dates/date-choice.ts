import { addDays, addMonths, type WireDay } from '@pasarela/contracts/dates/dates';

/** The selected days of a list. `today` changes at midnight of the account's clock. */
export type DateChoice =
  | { readonly kind: 'today' }
  | { readonly kind: 'any' }
  | { readonly kind: 'range'; readonly initDate: WireDay; readonly endDate: WireDay };

/** The first and last day of a choice on a day of the account's clock; empty if the choice has no bounds. */
export const daysOf = (
  choice: DateChoice,
  today: WireDay,
): { readonly initDate?: WireDay; readonly endDate?: WireDay } => {
  if (choice.kind === 'any') return {};
  if (choice.kind === 'today') return { initDate: today, endDate: today };
  return { initDate: choice.initDate, endDate: choice.endDate };
};

const firstOfMonth = (day: WireDay): WireDay => `${day.slice(0, 8)}01`;

const range = (initDate: WireDay, endDate: WireDay): DateChoice => ({ kind: 'range', initDate, endDate });

/** The named periods, computed for a day. */
export const datePresets = {
  today: (): DateChoice => ({ kind: 'today' }),
  yesterday: (today: WireDay) => range(addDays(today, -1), addDays(today, -1)),
  lastSevenDays: (today: WireDay) => range(addDays(today, -6), today),
  lastThirtyDays: (today: WireDay) => range(addDays(today, -29), today),
  thisMonth: (today: WireDay) => range(firstOfMonth(today), today),
  lastMonth: (today: WireDay) => range(addMonths(firstOfMonth(today), -1), addDays(firstOfMonth(today), -1)),
  any: (): DateChoice => ({ kind: 'any' }),
} as const satisfies Record<string, (today: WireDay) => DateChoice>;

export type DatePreset = keyof typeof datePresets;
export const datePresetNames = Object.keys(datePresets) as DatePreset[];

/** Whether two choices are equal. */
export const isSameChoice = (one: DateChoice, other: DateChoice): boolean =>
  one.kind === 'range' && other.kind === 'range'
    ? one.initDate === other.initDate && one.endDate === other.endDate
    : one.kind === other.kind;

/** Whether a choice is a filter in use: it leaves days out, and other ones than the default does. */
export const leavesDaysOut = (choice: DateChoice, initial: DateChoice): boolean =>
  choice.kind !== 'any' && !isSameChoice(choice, initial);

/** The selectable days: not after today, and not before the earliest possible date of an account. */
export const choosableDays = (today: WireDay): { readonly first: WireDay; readonly last: WireDay } => ({
  first: firstOfMonth(addMonths(today, -60)),
  last: today,
});
