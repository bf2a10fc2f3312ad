import { type TimeRangeId, timeRangeIds } from '@pasarela/contracts/fraud/time-ranges';
import { isVelocityValue } from '@pasarela/contracts/fraud/velocity-rules';
import type { VelocityRule } from '@pasarela/contracts/fraud/velocity-schema';

/** The displayed rule; the number as typed. */
export type RuleDraft = {
  readonly active: boolean;
  readonly typed: string;
  readonly timeRangeId: TimeRangeId;
};

export const draftOf = ({ active, value, timeRangeId }: VelocityRule): RuleDraft => ({
  active,
  typed: String(value),
  timeRangeId,
});

/** The typed number; undefined if no rule can have it. */
export const readRuleValue = (typed: string): number | undefined => {
  const text = typed.trim();
  const value = Number(text);
  return /^\d{1,2}$/.test(text) && isVelocityValue(value) ? value : undefined;
};

export const readTimeRangeId = (text: string): TimeRangeId | undefined =>
  timeRangeIds.find((id) => String(id) === text);

export const isChanged = (draft: RuleDraft, rule: VelocityRule): boolean =>
  draft.active !== rule.active ||
  draft.timeRangeId !== rule.timeRangeId ||
  (readRuleValue(draft.typed) ?? draft.typed) !== rule.value;
