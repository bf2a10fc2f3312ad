import type { ReprocessSettings } from './reprocess-settings.ts';

/** The reasons not to start today's reprocess now, which the tooltip of its button gives. */
export type ReprocessRefusal =
  | 'reprocess_once_a_day'
  | 'reprocess_collection_pending'
  | 'reprocess_nothing_failed';

/**
 * The reason why a reprocess cannot start; undefined if it can. An earlier reprocess of today is reported first, because its own
 * charges may still be pending. Without attempts and pending charges, no charge was due today, so none failed.
 */
export const reprocessRefusal = ({
  isReprocessed,
  hasAttempts,
  pendingRecords,
}: Pick<ReprocessSettings, 'isReprocessed' | 'hasAttempts' | 'pendingRecords'>):
  | ReprocessRefusal
  | undefined => {
  if (isReprocessed) return 'reprocess_once_a_day';
  if (pendingRecords > 0) return 'reprocess_collection_pending';
  return hasAttempts ? undefined : 'reprocess_nothing_failed';
};
