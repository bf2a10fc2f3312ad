import type { ReprocessSettings } from './reprocess-settings.ts';

/** Why today's reprocess cannot be started now: what the tooltip of its button says. */
export type ReprocessRefusal = 'reprocess_once_a_day' | 'reprocess_collection_pending';

/** Undefined where it can be started. It is told first that there was one: while that runs, its charges are pending. */
export const reprocessRefusal = ({
  isReprocessed,
  hasAttempts,
  pendingRecords,
}: Pick<ReprocessSettings, 'isReprocessed' | 'hasAttempts' | 'pendingRecords'>):
  | ReprocessRefusal
  | undefined => {
  if (isReprocessed) return 'reprocess_once_a_day';
  return hasAttempts && pendingRecords === 0 ? undefined : 'reprocess_collection_pending';
};
