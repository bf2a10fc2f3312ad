import type { EmailRow } from '@pasarela/contracts/emails/email-schema';
import type { LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import type { StoryEntry } from '@pasarela/contracts/transactions/transaction-schema';
import type { WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';

/** What the timeline can be narrowed to. */
export const timelineViews = ['all', 'money', 'api', 'notices'] as const;
export type TimelineView = (typeof timelineViews)[number];

/** One thing that happened, at a time of the account's clock (ISO 8601). */
export type TimelineItem = { readonly at: string } & (
  | { readonly kind: 'event'; readonly entry: StoryEntry }
  | { readonly kind: 'request'; readonly row: LoggedRequestRow }
  | { readonly kind: 'webhook'; readonly row: WebhookRow }
  | { readonly kind: 'email'; readonly row: EmailRow }
);

/** At the same time the request comes first, then what it changed, then who was told. */
const order = { request: 0, event: 1, webhook: 2, email: 3 } as const satisfies Record<
  TimelineItem['kind'],
  number
>;

type Sources = {
  readonly story: readonly StoryEntry[];
  readonly requests: readonly LoggedRequestRow[];
  readonly webhooks: readonly WebhookRow[];
  readonly emails: readonly EmailRow[];
};

/** The timeline of a payment, oldest first. */
export const timelineOf = ({ story, requests, webhooks, emails }: Sources): readonly TimelineItem[] =>
  [
    ...story.map((entry): TimelineItem => ({ kind: 'event', at: entry.at, entry })),
    ...requests.toReversed().map((row): TimelineItem => ({ kind: 'request', at: row.accountDate, row })),
    ...webhooks.toReversed().map((row): TimelineItem => ({ kind: 'webhook', at: row.occurredAt, row })),
    ...emails.toReversed().map((row): TimelineItem => ({ kind: 'email', at: row.occurredAt, row })),
  ].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || order[one.kind] - order[other.kind],
  );

const movesMoney = ({ amount, transfers }: StoryEntry): boolean =>
  transfers.length > 0 || (amount !== null && amount !== 0);

/** Whether a view shows an item. */
export const isInView = (view: TimelineView, item: TimelineItem): boolean => {
  if (view === 'all') return true;
  if (item.kind === 'event') return view === 'money' && movesMoney(item.entry);
  return view === (item.kind === 'request' ? 'api' : 'notices');
};
