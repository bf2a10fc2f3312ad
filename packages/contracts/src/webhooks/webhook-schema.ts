import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { pagedRowShape } from '../http/answers.ts';
import { maxRowId, OpaqueIdSchema, RowIdSchema } from '../http/identifiers.ts';
import { pageShape, sortShape } from '../http/list-query.ts';
import { webhookScenarioNames } from '../sandbox/scenarios.ts';
import { StatusIdSchema } from '../statuses/transaction-status-schema.ts';
import { resultDestinations, subscriptionEventTypes, webhookEventTypes } from './webhook-events.ts';
import { webhookFailureNames, webhookStateNames } from './webhook-states.ts';

/** The columns that order the list of webhook messages. */
export const webhookSorts = ['created'] as const;
export type WebhookSort = (typeof webhookSorts)[number];

export const ListWebhooksSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  ...pageShape,
  ...sortShape(webhookSorts),
  state: z.enum(webhookStateNames).optional(),
  idTransaction: RowIdSchema.optional(),
  idSubscription: RowIdSchema.optional().meta({ description: 'The events of this subscription.' }),
  event: z
    .enum(subscriptionEventTypes)
    .optional()
    .meta({ description: 'This event, of any subscription.', example: 'subscription.paused' }),
});
export type ListWebhooks = z.output<typeof ListWebhooksSchema>;

/** The columns that order the messages of the built-in inbox. */
export const inboxSorts = ['received'] as const;
export type InboxSort = (typeof inboxSorts)[number];

export const ListInboxSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  ...pageShape,
  ...sortShape(inboxSorts),
});
export type ListInbox = z.output<typeof ListInboxSchema>;

export const WebhookParamsSchema = z.strictObject({ idWebhook: RowIdSchema });

const webhookShape = {
  idWebhook: z.int().meta({ example: 12 }),
  webhookId: z.string().meta({
    description: 'The `webhook-id`, the same at every attempt.',
    example: 'msg_01k9x2m7q4c8d0',
  }),
  type: z.enum(webhookEventTypes).meta({ example: 'transaction.accepted' }),
  isSample: z.boolean().meta({ description: 'Sent on demand; it tells of no transaction or subscription.' }),
  idTransaction: z.int().nullable().meta({ description: 'Null where it tells of a subscription.' }),
  idSubscription: z.int().nullable().meta({ description: 'Null where it tells of a transaction.' }),
  statusId: StatusIdSchema.nullable().meta({
    description: 'The status of the transaction; null where it tells of a subscription.',
    example: 2,
  }),
  destination: z.enum(resultDestinations).meta({ description: 'Which of the three addresses it is for.' }),
  url: z.string().meta({
    description: 'Where the next attempt goes; when none is to come, where the last one went.',
    example: 'https://tienda.example/resultados',
  }),
  state: z.enum(webhookStateNames),
  attempts: z.int().meta({ description: 'Attempts made so far.' }),
  nextAttemptAt: InstantSchema.nullable().meta({ description: 'By real time; null when none is to come.' }),
  lastStatusCode: z.int().nullable().meta({ description: 'The HTTP status of the last answer.' }),
  lastFailure: z.enum(webhookFailureNames).nullable().meta({ description: 'Why the last attempt failed.' }),
  lastUrl: z.string().nullable().meta({ description: 'Where the last attempt went to.' }),
  lastAttemptAt: InstantSchema.nullable().meta({ description: 'When the last attempt began, by real time.' }),
  scenario: z
    .enum(webhookScenarioNames)
    .nullable()
    .meta({ description: 'The Sandbox-Scenario of the request that it comes from.' }),
  createdAt: InstantSchema.meta({ description: 'Written, by real time.' }),
  occurredAt: InstantSchema.meta({ description: "The moment of the change by the account's clock." }),
};

/** A message of the list. */
export const WebhookRowSchema = z
  .object({ ...webhookShape, ...pagedRowShape })
  .meta({ id: 'WebhookRow', description: 'A result on its way to the merchant.' });
export type WebhookRow = z.output<typeof WebhookRowSchema>;

const HeadersSchema = z.record(z.string(), z.string());

export const WebhookAttemptSchema = z
  .object({
    number: z.int(),
    url: z.string(),
    startedAt: InstantSchema,
    milliseconds: z.int(),
    requestHeaders: HeadersSchema,
    statusCode: z.int().nullable(),
    responseHeaders: HeadersSchema.nullable(),
    responseBody: z.string().nullable().meta({ description: 'Its beginning.' }),
    failure: z
      .enum(webhookFailureNames)
      .nullable()
      .meta({ description: 'Why it failed; null where it was delivered.' }),
    scenario: z
      .enum(webhookScenarioNames)
      .nullable()
      .meta({ description: 'The Sandbox-Scenario that made this attempt what it is.' }),
  })
  .meta({ id: 'WebhookAttempt' });
export type WebhookAttempt = z.output<typeof WebhookAttemptSchema>;

/** A webhook message with its payload and all its delivery attempts, the oldest first. */
export const WebhookDetailSchema = z
  .object({
    ...webhookShape,
    payload: z.string().meta({ description: 'The body exactly as it is sent and signed (JSON).' }),
    tries: z.array(WebhookAttemptSchema),
  })
  .meta({ id: 'WebhookDetail' });
export type WebhookDetail = z.output<typeof WebhookDetailSchema>;

export const ResendWebhookSchema = z.strictObject({ idCompany: RowIdSchema.optional() });

export const SendSampleSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  Property: z.enum(resultDestinations).meta({ description: 'Which of the three addresses.' }),
  Event: z.enum(webhookEventTypes).optional().meta({
    description:
      'Of what. It goes to the address that it is told to, whatever Property says. By default a payment that was accepted, was declined, or waits.',
    example: 'subscription.paused',
  }),
});
export type SendSample = z.output<typeof SendSampleSchema>;

/** A message that the built-in inbox received. */
export const InboxRowSchema = z
  .object({
    idMessage: z.int(),
    webhookId: z.string().nullable(),
    verified: z.boolean().meta({ description: "Its signature is that of the account's secret." }),
    receivedAt: InstantSchema,
    headers: HeadersSchema,
    body: z.string().meta({ description: 'As it arrived.' }),
    ...pagedRowShape,
  })
  .meta({ id: 'InboxRow' });
export type InboxRow = z.output<typeof InboxRowSchema>;

export const ClearedInboxSchema = z.object({ removed: z.int().max(maxRowId) });

/** The part of an inbox's address that names it. */
export const InboxParamsSchema = z.strictObject({
  inbox: OpaqueIdSchema.meta({ example: 'in_2Jb1xQ7mX0d4' }),
});

export const ReceivedSchema = z.object({ received: z.literal(true), verified: z.boolean() });
