import { emailKinds } from '@pasarela/contracts/emails/email-kinds';
import type { EmailRow } from '@pasarela/contracts/emails/email-schema';
import type { LoggedRequestRow } from '@pasarela/contracts/request-log/request-log-schema';
import { isTransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { WebhookRow } from '@pasarela/contracts/webhooks/webhook-schema';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, type To } from 'react-router';
import { TimeOfDay } from '#components/dates/moment.tsx';
import { RequestBodies, requestQuery } from '#components/request/request-bodies.tsx';
import {
  AnswerBadge,
  answerCodes,
  EmailStateBadge,
  WebhookStateBadge,
} from '#components/status/call-badges.tsx';
import { spineClass } from '#components/story/transaction-story.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useTransactionTimelineWords } from '#features/transactions/timeline/transaction-timeline-words.ts';
import { webhookQuery } from '#features/transactions/transaction-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href, paths } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';

type StepProps<Row> = { readonly row: Row };

type CallProps = {
  readonly at: string;
  readonly title: ReactNode;
  readonly badge: ReactNode;
  /** What is said of it in a few characters. */
  readonly note?: ReactNode;
  /** The page that shows all of it. */
  readonly to: To;
  readonly toText: string;
  /** What it shows in place; it is loaded when it is opened. */
  readonly children: ReactNode;
};

/** A call or a notice of the timeline, which opens in place. */
const Call = ({ at, title, badge, note, to, toText, children }: CallProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    // What is pressed is taller than its text, which keeps the distance that the other steps have.
    <li className={`relative -mt-1.5 pb-2.5 pl-6 before:top-4 ${spineClass}`}>
      <span aria-hidden="true" className="absolute top-[13px] left-0 size-1.5 rounded-full bg-line-strong" />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group min-w-0">
        <summary className="-mx-2 flex min-h-8 cursor-pointer list-none items-baseline justify-between gap-4 rounded-control px-2 py-1.5 text-13 hover:bg-hover pointer-coarse:min-h-11">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
            <span className="min-w-0 break-words">{title}</span>
            {badge}
            {note && <span className="figures text-12 text-ink-soft">{note}</span>}
          </span>
          <span className="flex items-center gap-x-1.5 text-ink-soft">
            <TimeOfDay at={at} />
            <Icon name="chevronDown" className="size-3.5 group-open:rotate-180" />
          </span>
        </summary>
        {isOpen && (
          <div className="flex flex-col items-stretch gap-3 pt-2 pb-1">
            {children}
            <Link to={to} className="self-start text-13 text-accent underline">
              {toText}
            </Link>
          </div>
        )}
      </details>
    </li>
  );
};

type LoadedProps<Data> = {
  readonly result: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
};

const Loaded = <Data,>({ result, children }: LoadedProps<Data>) => {
  const words = useTransactionTimelineWords();
  if (result.isSuccess) return children(result.data);
  if (result.isError)
    return (
      <FailedMessage title={words.failedOne} error={result.error} onTryAgain={() => void result.refetch()} />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <Skeleton className="h-32" />
    </>
  );
};

const RequestBody = ({ idRequest }: { readonly idRequest: number }) => (
  <Loaded result={useQuery(requestQuery(useCompanyId(), idRequest))}>
    {(request) => <RequestBodies request={request} />}
  </Loaded>
);

/** A call to the payment API: what was sent and what was answered. */
export const RequestStep = ({ row }: StepProps<LoggedRequestRow>) => {
  const words = useTransactionTimelineWords();
  return (
    <Call
      at={row.accountDate}
      title={
        <span className="font-mono text-12">
          <span className="text-ink-soft">{row.method}</span> {row.path.replace(/^\/api/, '')}
        </span>
      }
      badge={<AnswerBadge {...row} isQuiet />}
      note={answerCodes(row)}
      to={href.request(row.idRequest, new URLSearchParams({ idTransaction: String(row.idTransaction) }))}
      toText={words.openRequest}
    >
      <RequestBody idRequest={row.idRequest} />
    </Call>
  );
};

const WebhookPayload = ({ idWebhook }: { readonly idWebhook: number }) => {
  const words = useTransactionTimelineWords();
  return (
    <Loaded result={useQuery(webhookQuery(useCompanyId(), idWebhook))}>
      {({ url, payload }) => (
        <>
          <p className="font-mono text-12 break-all text-ink-soft">{url}</p>
          <TextBlock title={words.payload} what={words.payloadCopy} text={payload} json />
        </>
      )}
    </Loaded>
  );
};

/** A result that was sent to the merchant, or is to be. */
export const WebhookStep = ({ row }: StepProps<WebhookRow>) => {
  const words = useTransactionTimelineWords();
  const [language] = useLanguage();
  const event =
    row.statusId !== null && isTransactionStatus(row.statusId)
      ? transactionStatuses[row.statusId].label[language]
      : row.type;
  return (
    <Call
      at={row.occurredAt}
      title={words.webhook(event)}
      badge={<WebhookStateBadge state={row.state} isQuiet />}
      note={words.attempts(row.attempts)}
      to={`${paths.deliveries}/${row.idWebhook}?idTransaction=${row.idTransaction}`}
      toText={words.openWebhook}
    >
      <WebhookPayload idWebhook={row.idWebhook} />
    </Call>
  );
};

/** An e-mail that was written about the payment. */
export const EmailStep = ({ row }: StepProps<EmailRow>) => {
  const words = useTransactionTimelineWords();
  const [language] = useLanguage();
  return (
    <Call
      at={row.occurredAt}
      title={words.email(emailKinds[row.kind].label[language])}
      badge={<EmailStateBadge state={row.state} isQuiet />}
      to={`${paths.emails}/${row.idEmail}?idTransaction=${row.idTransaction}`}
      toText={words.openEmail}
    >
      <p className="text-13 font-medium">{row.subject}</p>
      <p className="text-13 break-words text-ink-soft">
        {words.recipients}: {row.to.join(', ')}
      </p>
    </Call>
  );
};
