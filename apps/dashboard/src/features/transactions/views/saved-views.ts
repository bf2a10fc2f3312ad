import type { WireDay } from '@pasarela/contracts/dates/dates';
import {
  type DatePreset,
  datePresetNames,
  datePresets,
  isSameChoice,
} from '#components/dates/date-choice.ts';
import { type TransactionsSearch, transactions } from '#features/transactions/transactions-search.ts';
import { savedViewsWords } from '#features/transactions/views/saved-views-words.ts';

/** Filters kept under a name. */
export type SavedView = {
  readonly name: string;
  /** The query of the list's address. */
  readonly query: string;
  /** The named period that its days were, so that "last 7 days" goes on meaning the last seven. */
  readonly preset: DatePreset | null;
};

/** Longest name, in characters; most views of a list. */
export const viewLimits = { name: 30, views: 12 } as const;

const firstPage = (search: TransactionsSearch): TransactionsSearch => ({ ...search, pageNumber: 1 });

export const toView = (name: string, search: TransactionsSearch, today: WireDay): SavedView => ({
  name,
  query: transactions.write(firstPage(search)).toString(),
  preset: datePresetNames.find((preset) => isSameChoice(datePresets[preset](today), search.dates)) ?? null,
});

/** What a view asks for on a day. */
export const searchOfView = ({ query, preset }: SavedView, today: WireDay): TransactionsSearch => {
  const search = transactions.read(new URLSearchParams(query));
  return preset === null ? search : { ...search, dates: datePresets[preset](today) };
};

/** Whether two searches have the same filters and order, whatever their page. */
export const isSameSearch = (one: TransactionsSearch, other: TransactionsSearch): boolean =>
  transactions.write(firstPage(one)).toString() === transactions.write(firstPage(other)).toString();

/** The views that every list has. */
export const builtInViews = {
  today: () => transactions.initial,
  lastThirtyDays: (today: WireDay) => ({ ...transactions.initial, dates: datePresets.lastThirtyDays(today) }),
  all: () => ({ ...transactions.initial, dates: datePresets.any() }),
  chargebacks: () => ({
    ...transactions.initial,
    idStatus: 17,
    statusChargeBack: ['won', 'inProcess', 'lost'],
    dates: { kind: 'any' },
  }),
} as const satisfies Record<string, (today: WireDay) => TransactionsSearch>;

export type BuiltInView = keyof typeof builtInViews;
export const builtInViewNames = Object.keys(builtInViews) as BuiltInView[];

/** Whether a view has this name already; those of every list have theirs in all languages. */
export const isNameTaken = (name: string, views: readonly SavedView[]): boolean =>
  [
    ...views.map((view) => view.name),
    ...Object.values(savedViewsWords).flatMap((words) => builtInViewNames.map((view) => words[view])),
  ].some((taken) => taken.toLowerCase() === name.trim().toLowerCase());

const isPreset = (value: unknown): value is DatePreset =>
  typeof value === 'string' && Object.hasOwn(datePresets, value);

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string' &&
  'preset' in value &&
  (value.preset === null || isPreset(value.preset));

/** What was stored, as far as it still makes sense. */
export const parseViews = (text: string | null): readonly SavedView[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, viewLimits.views) : [];
  } catch {
    return [];
  }
};
