import { expect, it } from 'vitest';
import { reprocessRefusal } from './reprocess-rules.ts';

it.each([
  ['attempts were made and nothing is pending', true, 0, false, undefined],
  ['no attempt was made today, as no charge was due', false, 0, false, 'reprocess_nothing_failed'],
  ['records are pending', true, 1, false, 'reprocess_collection_pending'],
  ['records are pending and no attempt was made', false, 3, false, 'reprocess_collection_pending'],
  ['it was started today', true, 0, true, 'reprocess_once_a_day'],
  ['it was started today and still runs', true, 2, true, 'reprocess_once_a_day'],
] as const)('a reprocess where %s', (_, hasAttempts, pendingRecords, isReprocessed, refusal) => {
  expect(reprocessRefusal({ hasAttempts, pendingRecords, isReprocessed })).toBe(refusal);
});
