import { subjects } from '@pasarela/contracts/http/define-operation';
import { type TransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import {
  type ResultDestination,
  type SubscriptionEventType,
  subscriptionEvents,
  webhookEvents,
} from '@pasarela/contracts/webhooks/webhook-events';
import {
  subscriptionMessageSchemas,
  webhookMessageSchemas,
} from '@pasarela/contracts/webhooks/webhook-message-schema';
import type { Words } from '@pasarela/contracts/words/words';
import type { Writing } from './openapi-requests.ts';
import type { Json } from './openapi-schemas.ts';

/** The Standard Webhooks headers of a message, written once among the description's components. */
export const webhookHeaders = ({ say }: Writing): Json => {
  const header = (name: string, words: Words): Json => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
    description: say(words),
  });
  return {
    WebhookId: header('webhook-id', {
      es: 'El mensaje: el mismo en cada reintento.',
      en: 'The message: the same at every retry.',
    }),
    WebhookTimestamp: header('webhook-timestamp', {
      es: 'Cuándo se hizo este intento, en segundos.',
      en: 'When this attempt was made, in seconds.',
    }),
    WebhookSignature: header('webhook-signature', {
      es: '`v1,` y la firma HMAC-SHA256 de `id.timestamp.cuerpo`, en base64. Son dos, separadas por un espacio, mientras el secreto anterior vale junto al nuevo.',
      en: '`v1,` and the HMAC-SHA256 signature of `id.timestamp.body`, in base64. There are two, separated by a space, while the previous secret is valid beside the new one.',
    }),
  };
};

const addresses = {
  Success: { es: 'Va a la URL de éxito.', en: 'It goes to the success URL.' },
  Error: { es: 'Va a la URL de error.', en: 'It goes to the error URL.' },
  Default: { es: 'Va a la URL predeterminada.', en: 'It goes to the default URL.' },
} as const satisfies Record<ResultDestination, Words>;

type DescribedEvent = {
  readonly type: string;
  readonly destination: ResultDestination;
  readonly label: Words;
  readonly meaning: Words;
};

const ofStatus = (status: TransactionStatus): DescribedEvent => {
  const { label, meaning } = transactionStatuses[status];
  return { ...webhookEvents[status], label, meaning };
};

const ofSubscription = (type: SubscriptionEventType): DescribedEvent => ({
  type,
  ...subscriptionEvents[type],
});

const describeEvent = (
  { type, destination, label, meaning }: DescribedEvent,
  schema: Json,
  { say }: Writing,
): Json => {
  const sentences = (language: keyof Words): string =>
    `${meaning[language]} ${addresses[destination][language]}`;
  return {
    operationId: type,
    tags: [subjects.webhooks.name],
    summary: label.en,
    description: say({ es: sentences('es'), en: sentences('en') }),
    security: [],
    parameters: ['WebhookId', 'WebhookTimestamp', 'WebhookSignature'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Delivered; the body of the answer does not matter.' },
      default: { description: 'Not delivered: it is tried again, with growing pauses.' },
    },
  };
};

/** The webhooks sent to merchants' servers, by message type. */
export const describeWebhooks = (writing: Writing): Json =>
  Object.fromEntries(
    [
      ...[...webhookMessageSchemas].map(([status, message]) => ({ event: ofStatus(status), message })),
      ...[...subscriptionMessageSchemas].map(([type, message]) => ({ event: ofSubscription(type), message })),
    ].map(({ event, message }) => [
      event.type,
      { post: describeEvent(event, writing.schemas.of(message, 'output'), writing) },
    ]),
  );
