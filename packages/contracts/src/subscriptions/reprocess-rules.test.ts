import { expect, it } from 'vitest';
import { reprocessRefusal } from './reprocess-rules.ts';

for (const [line, state, hasAttempts, pendingRecords, isReprocessed, refusal] of [
  ['SUBSCRIPTION-41', 'attempts were made and nothing is pending', true, 0, false, undefined],
  [
    'SUBSCRIPTION-40',
    'no attempt was made today, as no charge was due',
    false,
    0,
    false,
    'reprocess_nothing_failed',
  ],
  ['SUBSCRIPTION-39', 'records are pending', true, 1, false, 'reprocess_collection_pending'],
  [
    'SUBSCRIPTION-39',
    'records are pending and no attempt was made',
    false,
    3,
    false,
    'reprocess_collection_pending',
  ],
  ['SUBSCRIPTION-43', 'it was started today', true, 0, true, 'reprocess_once_a_day'],
  ['SUBSCRIPTION-43', 'it was started today and still runs', true, 2, true, 'reprocess_once_a_day'],
] as const)
  it(`a reprocess where ${state}`, { tags: [line] }, () => {
    expect(reprocessRefusal({ hasAttempts, pendingRecords, isReprocessed })).toBe(refusal);
  });
