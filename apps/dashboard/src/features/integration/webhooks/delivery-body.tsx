import { sandboxScenarios, scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';
import { isSubscriptionEvent } from '@pasarela/contracts/webhooks/webhook-events';
import type { WebhookAttempt, WebhookDetail } from '@pasarela/contracts/webhooks/webhook-schema';
import { webhookFailures } from '@pasarela/contracts/webhooks/webhook-states';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { WebhookStateBadge } from '#components/status/call-badges.tsx';
import { StatusDot } from '#components/status/status-badges.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { NameValueList } from '#features/integration/webhooks/name-value-list.tsx';
import { useWebhooksWords } from '#features/integration/webhooks/webhooks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href } from '#paths/paths.ts';

type DeliveryAttemptProps = {
  readonly attempt: WebhookAttempt;
  /** Its request and answer are shown from the beginning. */
  readonly isOpen: boolean;
};

/** One attempt: how it ended, what was sent, what was answered. */
const DeliveryAttempt = ({ attempt, isOpen }: DeliveryAttemptProps) => {
  const words = useWebhooksWords().deliveries.attempt;
  const [language] = useLanguage();
  const { failure, statusCode, responseHeaders, responseBody, scenario } = attempt;
  return (
    <li className="border-t border-line">
      <details open={isOpen} className="group">
        <summary className="flex min-h-row cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5 py-2 text-13">
          <StatusDot colour={failure === null ? 'green' : 'red'} />
          <span className="font-medium">{words.number(String(attempt.number))}</span>
          <span className="grow">
            {statusCode !== null && <span className="figures">{words.status(String(statusCode))}</span>}
            {failure !== null && ` · ${webhookFailures[failure][language]}`}
          </span>
          <span className="figures text-ink-soft">
            {words.took(formatCount(attempt.milliseconds))} · <Moment at={attempt.startedAt} />
          </span>
        </summary>
        <div className="flex flex-col gap-4 pt-1 pb-5">
          {scenario !== null && (
            <p className="text-13 text-ink-soft">
              {scenarioHeader}: {sandboxScenarios[scenario].label[language]}{' '}
              <code className="font-mono text-12">{scenario}</code>
            </p>
          )}
          <section className="flex flex-col gap-1.5">
            <h4 className="text-12 font-medium text-ink-soft">{words.request(attempt.url)}</h4>
            <NameValueList label={words.requestHeaders} values={attempt.requestHeaders} />
          </section>
          {responseHeaders !== null && (
            <section className="flex flex-col gap-1.5">
              <h4 className="text-12 font-medium text-ink-soft">{words.response}</h4>
              <NameValueList label={words.responseHeaders} values={responseHeaders} />
            </section>
          )}
          {responseBody !== null && responseBody !== '' && (
            <TextBlock title={words.body} what={words.copyBody} text={responseBody} json />
          )}
        </div>
      </details>
    </li>
  );
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 py-0.5 text-13 pointer-coarse:min-h-11">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="ml-auto min-w-0 text-end break-all">{children}</dd>
  </div>
);

/** What it tells of, with a link to it. */
const SubjectFact = ({ delivery }: { readonly delivery: WebhookDetail }) => {
  const words = useWebhooksWords().deliveries;
  const { idTransaction, idSubscription, type } = delivery;
  const ofSubscription = isSubscriptionEvent(type);
  const id = ofSubscription ? idSubscription : idTransaction;
  return (
    <Fact label={ofSubscription ? words.facts.subscription : words.facts.transaction}>
      {id === null ? (
        words.sample
      ) : (
        <Link
          to={ofSubscription ? href.subscription(id) : href.transaction(id)}
          className="text-accent underline"
        >
          {id}
        </Link>
      )}
    </Fact>
  );
};

/** A delivery: its message, its state and every attempt, the newest one expanded if it failed. */
export const DeliveryBody = ({ delivery }: { readonly delivery: WebhookDetail }) => {
  const words = useWebhooksWords().deliveries;
  const [language] = useLanguage();
  const attempts = delivery.tries.toReversed();
  return (
    <div className="flex flex-col gap-6">
      <dl>
        <Fact label={words.facts.state}>
          <WebhookStateBadge state={delivery.state} />
        </Fact>
        <SubjectFact delivery={delivery} />
        <Fact label={words.facts.type}>
          <code className="font-mono text-12">{delivery.type}</code>
        </Fact>
        <Fact label={words.facts.id}>
          <span className="inline-flex items-center gap-0.5">
            <CopyButton value={delivery.webhookId} what={words.copyId} className="pointer-coarse:-my-2.5" />
            <code className="font-mono text-12">{delivery.webhookId}</code>
          </span>
        </Fact>
        <Fact label={words.facts.url}>
          <code className="font-mono text-12">{delivery.url}</code>
        </Fact>
        {delivery.scenario !== null && (
          <Fact label={scenarioHeader}>
            {sandboxScenarios[delivery.scenario].label[language]}{' '}
            <code className="font-mono text-12">{delivery.scenario}</code>
          </Fact>
        )}
        <Fact label={words.facts.occurred}>
          <Moment at={delivery.occurredAt} />
        </Fact>
        {delivery.nextAttemptAt !== null && (
          <Fact label={words.facts.next}>
            <Moment at={delivery.nextAttemptAt} />
          </Fact>
        )}
      </dl>
      <section aria-labelledby="attempts">
        <h3 id="attempts" className="pb-1 text-14 font-semibold">
          {words.attempts(delivery.attempts)}
        </h3>
        {attempts.length === 0 ? (
          <p className="text-13 text-ink-soft">{words.noAttempts}</p>
        ) : (
          <ol>
            {attempts.map((attempt, index) => (
              <DeliveryAttempt
                key={attempt.number}
                attempt={attempt}
                isOpen={index === 0 && attempt.failure !== null}
              />
            ))}
          </ol>
        )}
      </section>
      <TextBlock title={words.payload} what={words.copyPayload} text={delivery.payload} json />
    </div>
  );
};
