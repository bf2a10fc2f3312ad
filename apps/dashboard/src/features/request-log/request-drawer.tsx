import { loggedOperations } from 'virtual:logged-operations';
import type { LoggedRequest } from '@pasarela/contracts/request-log/request-log-schema';
import { sandboxScenarios, scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { readRowId } from '#components/list/list-filter.ts';
import { formatCount } from '#components/money/money-format.ts';
import { FetchedDrawer } from '#components/overlay/fetched-drawer.tsx';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { RequestBodies, requestQuery } from '#components/request/request-bodies.tsx';
import { useRequestLogWords } from '#components/request/request-log-words.ts';
import { AnswerBadge, answerCodes } from '#components/status/call-badges.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Drawer } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { requestLog } from '#features/request-log/request-log-search.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex min-h-8 items-center justify-between gap-4 py-0.5 text-13 pointer-coarse:min-h-11">
    <dt className="shrink-0 text-ink-soft">{label}</dt>
    <dd className="flex min-w-0 items-center gap-0.5 text-end">{children}</dd>
  </div>
);

const Code = ({ children }: { readonly children: ReactNode }) => (
  <span className="min-w-0 font-mono text-12 break-all">{children}</span>
);

/** When it came, how long it took, what it was about and who sent it. What a request does not have is left out. */
const RequestFacts = ({ request }: { readonly request: LoggedRequest }) => {
  const words = useRequestLogWords();
  const { detail } = words;
  const [language] = useLanguage();
  return (
    <dl className="flex flex-col border-y border-line py-2">
      <Fact label={detail.requestId}>
        <CopyButton
          value={request.requestId}
          what={detail.copies.requestId}
          className="pointer-coarse:-my-2.5"
        />
        <Code>{request.requestId}</Code>
      </Fact>
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
          <CopyButton
            value={request.referenceNumber}
            what={detail.copies.reference}
            className="pointer-coarse:-my-2.5"
          />
          {request.referenceNumber}
        </Fact>
      )}
      {request.idTransaction !== null && (
        <Fact label={detail.transaction}>
          <Link to={href.transaction(request.idTransaction)} className="figures text-accent underline">
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
    </dl>
  );
};

const errorPages = { es: '/docs/errors', en: '/docs/en/errors' } as const;

/** The status and the code of the answer; a refusal has a page that explains it. */
const Outcome = ({ request }: { readonly request: LoggedRequest }) => {
  const words = useRequestLogWords();
  const [language] = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <AnswerBadge {...request} />
      <span className="font-mono text-13">{answerCodes(request)}</span>
      {request.code !== null && request.httpStatus >= 400 && (
        <a
          href={`${errorPages[language]}/${request.code}`}
          target="_blank"
          rel="noopener"
          className="inline-flex items-center gap-1 text-13 text-accent underline"
        >
          {words.detail.explain(request.code)}
          <Icon name="external" className="size-3.5" />
        </a>
      )}
      {request.replayed && <p className="w-full text-13 text-ink-soft">{words.detail.replayed}</p>}
    </div>
  );
};

/** A request at its own address, over the list that it was found in. */
export const RequestDrawer = () => {
  const words = useRequestLogWords().detail;
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const params = new URLSearchParams(useLocation().search);
  const id = readRowId(params.get('id'));
  const result = useQuery({ ...requestQuery(companyId, id ?? 0), enabled: id !== undefined });
  const close = useCloseOverlay(requestLog.linkTo(requestLog.read(params)));
  return (
    <FetchedDrawer
      result={result}
      isNowhere={id === undefined}
      wide
      words={words}
      skeleton={
        <>
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-48" />
          <Skeleton className="h-64" />
        </>
      }
      onClose={close}
    >
      {(request, frame) => {
        const operation = loggedOperations.find(
          ({ method, path }) => method === request.method && path === request.operation,
        );
        return (
          <Drawer
            {...frame}
            title={`${request.method} ${request.operation}`}
            description={operation?.summary[language]}
          >
            <div className="flex flex-col gap-5">
              <Outcome request={request} />
              <RequestFacts request={request} />
              <RequestBodies request={request} />
            </div>
          </Drawer>
        );
      }}
    </FetchedDrawer>
  );
};
