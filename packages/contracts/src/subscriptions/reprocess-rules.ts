import type { ReprocessSettings } from './reprocess-settings.ts';

/** The reasons not to start today's reprocess now, which the tooltip of its button gives. */
export type ReprocessRefusal =
  | 'reprocess_once_a_day'
  | 'reprocess_collection_pending'
  | 'reprocess_nothing_failed';

/**
 * Undefined where it can be started. A reprocess of today is named first: while it runs, its charges are pending. Where no charge was
 * attempted and none is pending, none was due: the collection has finished, and nothing failed.
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
