import { sandboxScenarios, scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';
import type { WebhookAttempt } from '@pasarela/contracts/webhooks/webhook-schema';
import { webhookFailures } from '@pasarela/contracts/webhooks/webhook-states';
import { Moment } from '#components/dates/moment.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { StatusDot } from '#components/status/status-badge.tsx';
import { NameValueList } from '#components/ui/name-value-list.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type DeliveryAttemptProps = {
  readonly attempt: WebhookAttempt;
  /** Its request and answer are shown from the beginning. */
  readonly isOpen: boolean;
};

/** One attempt: how it ended, what was sent, what was answered. */
export const DeliveryAttempt = ({ attempt, isOpen }: DeliveryAttemptProps) => {
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
