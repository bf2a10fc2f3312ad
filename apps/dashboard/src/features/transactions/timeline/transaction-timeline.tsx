import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { listOf } from '#components/list/list-behind.ts';
import { totalsOf } from '#components/list/use-paged-query.ts';
import { formatCount } from '#components/money/money-format.ts';
import { isAddressMissing, settingsQuery } from '#components/settings/settings-query.ts';
import { storyQuery } from '#components/story/story-query.ts';
import { StoryDays, StorySection, StoryStep } from '#components/story/transaction-story.tsx';
import { viewChoiceClass } from '#components/ui/link-tabs.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { EmailStep, RequestStep, WebhookStep } from '#features/transactions/timeline/timeline-call.tsx';
import {
  isInView,
  type TimelineItem,
  type TimelineView,
  timelineOf,
  timelineViews,
} from '#features/transactions/timeline/timeline-items.ts';
import { useTransactionTimelineWords } from '#features/transactions/timeline/transaction-timeline-words.ts';
import { detailLink } from '#features/transactions/transaction-links.ts';
import {
  emailsOfQuery,
  requestsOfQuery,
  webhooksOfQuery,
} from '#features/transactions/transaction-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { useMay } from '#session/use-role.ts';
import { useCompanyId } from '#session/use-session.ts';

type ViewChipsProps = {
  readonly views: readonly TimelineView[];
  readonly view: TimelineView;
  readonly onView: (view: TimelineView) => void;
};

const ViewChips = ({ views, view, onView }: ViewChipsProps) => {
  const words = useTransactionTimelineWords();
  return (
    <fieldset className="flex flex-wrap gap-1 pb-4 sm:-ml-3">
      <legend className="sr-only">{words.show}</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onView(each)}
          className={viewChoiceClass}
        >
          {words.views[each]}
        </button>
      ))}
    </fieldset>
  );
};

type ItemProps = {
  readonly item: TimelineItem;
  /** What stands above it on the same day. */
  readonly above: TimelineItem | undefined;
  /** The ids of the requests that have a step of their own. */
  readonly shownRequests: ReadonlySet<string>;
  readonly showsMoney: boolean;
};

const Item = ({ item, above, shownRequests, showsMoney }: ItemProps) => {
  const list = listOf(useLocation());
  if (item.kind === 'request') return <RequestStep row={item.row} />;
  if (item.kind === 'webhook') return <WebhookStep row={item.row} />;
  if (item.kind === 'email') return <EmailStep row={item.row} />;
  const { entry } = item;
  const namesRequest = entry.requestId !== null && !shownRequests.has(entry.requestId);
  return (
    <StoryStep
      entry={entry}
      before={above?.kind === 'event' ? above.entry : undefined}
      linkOf={(id) => detailLink(id, list)}
      namesRequest={namesRequest}
      showsMoney={showsMoney}
    />
  );
};

const keyOf = (item: TimelineItem): string => {
  if (item.kind === 'event') return `${item.entry.move}-${item.entry.id}`;
  if (item.kind === 'request') return `request-${item.row.idRequest}`;
  return item.kind === 'webhook' ? `webhook-${item.row.idWebhook}` : `email-${item.row.idEmail}`;
};

/** What a view says where it has nothing to show; where results would be sent is set up, unless it is already. */
const Nothing = ({ view, maySetUp }: { readonly view: TimelineView; readonly maySetUp: boolean }) => {
  const words = useTransactionTimelineWords();
  const { data } = useQuery({ ...settingsQuery(useCompanyId()), enabled: maySetUp && view === 'notices' });
  if (view === 'all') return null;
  return (
    <p className="text-ink-soft">
      {words.nothing[view]}{' '}
      {data && isAddressMissing(data) && <Link to={paths.integrationWebhooks}>{words.setUp}</Link>}
    </p>
  );
};

type Rows = readonly { readonly maxRows: number; readonly maxPages: number }[];

type MoreProps = {
  readonly result: UseQueryResult<Rows>;
  readonly to: string;
  readonly text: (count: string) => string;
};

/** The way to the whole list, where the timeline has only its newest. */
const More = ({ result: { data }, to, text }: MoreProps) => {
  const total = totalsOf(data).rows;
  if (!data || total <= data.length) return null;
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center text-13 text-accent underline pointer-coarse:min-h-11"
    >
      {text(formatCount(total))}
    </Link>
  );
};

type TransactionTimelineProps = { readonly idTransaction: number };

/** Everything about a payment in one order: what happened, the calls to the API, and who was told. */
export const TransactionTimeline = ({ idTransaction }: TransactionTimelineProps) => {
  const words = useTransactionTimelineWords();
  const [language] = useLanguage();
  const [view, setView] = useState<TimelineView>('all');
  const companyId = useCompanyId();
  const maySeeRequests = useMay('viewRequestLog');
  const maySeeNotices = useMay('manageIntegration');
  const story = useQuery(storyQuery(companyId, idTransaction, language));
  const requests = useQuery({ ...requestsOfQuery(companyId, idTransaction), enabled: maySeeRequests });
  const webhooks = useQuery({ ...webhooksOfQuery(companyId, idTransaction), enabled: maySeeNotices });
  const emails = useQuery({ ...emailsOfQuery(companyId, idTransaction), enabled: maySeeNotices });
  const items = timelineOf({
    story: story.data ?? [],
    requests: requests.data ?? [],
    webhooks: webhooks.data ?? [],
    emails: emails.data ?? [],
  });
  const shown = items.filter((item) => isInView(view, item));
  const shownRequests = new Set((view === 'all' ? requests.data : [])?.map(({ requestId }) => requestId));
  const views = timelineViews.filter(
    (each) => (each !== 'api' || maySeeRequests) && (each !== 'notices' || maySeeNotices),
  );
  // Among everything else, what comes of it at the side is enough.
  const showsMoney = view === 'money' || views.length <= 2;
  const failures = [
    [words.failed.api, requests],
    [words.failed.notices, webhooks],
    [words.failed.notices, emails],
  ] as const;
  const of = `?idTransaction=${idTransaction}`;
  const showsCalls = view === 'all' || view === 'api';
  const showsNotices = view === 'all' || view === 'notices';
  return (
    <StorySection story={story}>
      {views.length > 2 && <ViewChips views={views} view={view} onView={setView} />}
      {failures.map(([title, { error, refetch }], index) =>
        error ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three lists are always the same
          <FailedMessage key={index} title={title} error={error} onTryAgain={() => void refetch()} />
        ) : null,
      )}
      {shown.length === 0 ? (
        <Nothing view={view} maySetUp={maySeeNotices} />
      ) : (
        <StoryDays items={shown}>
          {(item, above) => (
            <Item
              key={keyOf(item)}
              item={item}
              above={above}
              shownRequests={shownRequests}
              showsMoney={showsMoney}
            />
          )}
        </StoryDays>
      )}
      <div className="flex flex-wrap gap-x-5">
        {showsCalls && <More result={requests} to={`${paths.requestLog}${of}`} text={words.allRequests} />}
        {showsNotices && (
          <>
            <More result={webhooks} to={`${paths.deliveries}${of}`} text={words.allWebhooks} />
            <More result={emails} to={`${paths.emails}${of}`} text={words.allEmails} />
          </>
        )}
      </div>
    </StorySection>
  );
};
