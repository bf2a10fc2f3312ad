import { day, hour } from '../dates/dates.ts';
import type { Words } from '../words/words.ts';

/** How far back a velocity rule looks from each attempt: a rolling window, not a day of the calendar. */
export const timeRangeNames = ['hour', 'day', 'week'] as const;
export type TimeRange = (typeof timeRangeNames)[number];

type RangeEntry = {
  /** The id on the wire (`timeRangeId`). */
  readonly id: number;
  readonly label: Words;
  readonly milliseconds: number;
};

export const timeRanges = {
  hour: { id: 1, label: { es: '1 hora', en: '1 hour' }, milliseconds: hour },
  day: { id: 2, label: { es: '24 horas', en: '24 hours' }, milliseconds: day },
  week: { id: 3, label: { es: '7 días', en: '7 days' }, milliseconds: 7 * day },
} as const satisfies Record<TimeRange, RangeEntry>;

export const timeRangeIds = [1, 2, 3] as const;
export type TimeRangeId = (typeof timeRangeIds)[number];

const byId: Readonly<Record<TimeRangeId, TimeRange>> = { 1: 'hour', 2: 'day', 3: 'week' };
export const timeRangeOf = (id: TimeRangeId): TimeRange => byId[id];

export const isTimeRange = (name: string): name is TimeRange =>
  (timeRangeNames as readonly string[]).includes(name);
