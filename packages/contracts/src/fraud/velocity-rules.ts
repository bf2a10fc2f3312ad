import { limits } from '../limits/limits.ts';
import type { FraudField } from './fraud-fields.ts';
import { type TimeRange, timeRanges } from './time-ranges.ts';

/** A velocity rule's terms: the max attempts with the same e-mail, IP or card within a time range. One more exceeds it. */
export type VelocityTerms = { readonly value: number; readonly timeRange: TimeRange };

/** The rules of an account that has set none: they are not active. */
export const velocityDefaults = {
  email: { value: 5, timeRange: 'day' },
  ip: { value: 10, timeRange: 'hour' },
  card: { value: 3, timeRange: 'day' },
} as const satisfies Record<FraudField, VelocityTerms>;

/** Greater than 0 and less than 30, whole (FRAUD-4). */
export const isVelocityValue = (value: number): boolean =>
  Number.isInteger(value) && value >= limits.velocityValue.min && value <= limits.velocityValue.max;

/** The start of the window: attempts after it count, an attempt exactly at it does not. */
export const velocityWindowStart = ({ timeRange }: VelocityTerms, now: number): number =>
  now - timeRanges[timeRange].milliseconds;

/** Whether an attempt exceeds the rule, given the times of the earlier attempts. */
export const exceedsVelocity = (earlier: readonly number[], now: number, terms: VelocityTerms): boolean =>
  earlier.filter((at) => at > velocityWindowStart(terms, now)).length >= terms.value;
