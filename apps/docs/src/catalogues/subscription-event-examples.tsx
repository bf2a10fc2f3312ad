import { subscriptionEventSample } from '@pasarela/contracts/webhooks/subscription-event-sample';
import {
  type SubscriptionEventType,
  subscriptionEvents,
  subscriptionEventTypes,
} from '@pasarela/contracts/webhooks/webhook-events';
import { CodeBlock } from '../look/code-block.tsx';
import { codeWords } from '../look/code-words.ts';
import { formatJson } from '../plugins/request-builder/lib/json-value.ts';
import { useLocale, useWords } from '../site/use-locale.ts';

const timestamp = '2026-11-20T18:00:00.000Z';

const messageOf = (type: SubscriptionEventType): string =>
  formatJson({ type, timestamp, data: subscriptionEventSample(type, Date.parse(timestamp)) });

/** The body of each event of a subscription, with what it means. */
export const SubscriptionEventExamples = () => {
  const locale = useLocale();
  const { copy } = useWords(codeWords);
  return subscriptionEventTypes.map((type) => (
    <section key={type}>
      <p>
        <code>{type}</code>: {subscriptionEvents[type].meaning[locale]}
      </p>
      <CodeBlock code={messageOf(type)} title={type} label={type} words={copy} />
    </section>
  ));
};
