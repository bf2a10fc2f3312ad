import type { LoggedRequest } from '@pasarela/contracts/request-log/request-log-schema';
import { sandboxScenarios, scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { useRequestLogWords } from '#components/request/request-log-words.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { useLanguage } from '#i18n/use-words.ts';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex min-h-8 items-center justify-between gap-4 py-0.5 text-13">
    <dt className="shrink-0 text-ink-soft">{label}</dt>
    <dd className="flex min-w-0 items-center gap-0.5 text-end">{children}</dd>
  </div>
);

const Code = ({ children }: { readonly children: ReactNode }) => (
  <span className="min-w-0 font-mono text-12 break-all">{children}</span>
);

/** When it came, how long it took, what it was about and who sent it. What a request does not have is left out. */
export const RequestFacts = ({ request }: { readonly request: LoggedRequest }) => {
  const words = useRequestLogWords();
  const { detail } = words;
  const [language] = useLanguage();
  return (
    <dl className="flex flex-col border-y border-line py-2">
      <Fact label={detail.received}>
        <Moment at={request.date} />
      </Fact>
      {request.accountDate !== request.date && (
        <Fact label={detail.accountDate}>
          <Moment at={request.accountDate} />
        </Fact>
      )}
      <Fact label={detail.duration}>
        <span className="figures">{words.milliseconds(formatCount(request.milliseconds))}</span>
      </Fact>
      {request.referenceNumber !== null && (
        <Fact label={detail.reference}>
          {request.referenceNumber}
          <CopyButton value={request.referenceNumber} what={detail.copies.reference} />
        </Fact>
      )}
      {request.idTransaction !== null && (
        <Fact label={detail.transaction}>
          <Link
            to={`/transaction-detail?id=${request.idTransaction}`}
            className="figures text-accent underline"
          >
            {request.idTransaction}
          </Link>
        </Fact>
      )}
      <Fact label={detail.apiKey}>
        <Code>{request.apiKey}</Code>
      </Fact>
      {request.idempotencyKey !== null && (
        <Fact label={detail.idempotencyKey}>
          <Code>{request.idempotencyKey}</Code>
        </Fact>
      )}
      {request.scenario !== null && (
        <Fact label={scenarioHeader}>
          <span>
            {sandboxScenarios[request.scenario].label[language]} <Code>{request.scenario}</Code>
          </span>
        </Fact>
      )}
      <Fact label={detail.path}>
        <Code>{request.path}</Code>
      </Fact>
      <Fact label={detail.requestId}>
        <Code>{request.requestId}</Code>
        <CopyButton value={request.requestId} what={detail.copies.requestId} />
      </Fact>
    </dl>
  );
};
