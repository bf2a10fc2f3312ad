import { isWebhookScenario, type WebhookScenario } from '@pasarela/contracts/sandbox/scenarios';
import { isSubscriptionEvent } from '@pasarela/contracts/webhooks/webhook-events';
import type {
  InboxRow,
  WebhookAttempt,
  WebhookDetail,
  WebhookRow,
} from '@pasarela/contracts/webhooks/webhook-schema';
import {
  type WebhookFailure,
  type WebhookState,
  webhookFailureNames,
  webhookStateNames,
} from '@pasarela/contracts/webhooks/webhook-states';
import { z } from 'zod';
import { eventOf, nextAddressOf, subjectOf } from '#core/outbox/webhooks/result-addresses.ts';
import type { InboxMessageRow, WebhookAttemptRow } from '#generated/stored-tables.ts';
import type { ListTotals } from '#http/list-page.ts';
import type { MessageView, WholeMessage } from './webhooks-repository.ts';

const Headers = z.record(z.string(), z.string());
const headersOf = (text: string): Record<string, string> => Headers.parse(JSON.parse(text));

const stateOf = (text: string): WebhookState => {
  const state = webhookStateNames.find((name) => name === text);
  if (!state) throw new Error(`unknown state ${text}`);
  return state;
};

const failureOf = (text: string | null): WebhookFailure | null =>
  text === null ? null : (webhookFailureNames.find((name) => name === text) ?? 'other');

const scenarioOf = (text: string | null): WebhookScenario | null => (isWebhookScenario(text) ? text : null);

const shown = (row: MessageView) => {
  const subject = subjectOf(row);
  if (subject === undefined) throw new Error(`unknown status ${row.status}`);
  const { type, destination } = eventOf(subject);
  return {
    idWebhook: row.id,
    webhookId: row.code,
    type,
    isSample: row.transactionId === null && row.subscriptionId === null,
    idTransaction: row.transactionId,
    idSubscription: row.subscriptionId,
    statusId: isSubscriptionEvent(subject) ? null : subject,
    destination,
    url: row.nextAttemptAt === null ? row.url : nextAddressOf(row, row),
    state: stateOf(row.state),
    attempts: row.attempts,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    lastStatusCode: row.lastStatusCode,
    lastFailure: failureOf(row.lastError),
    lastUrl: row.lastUrl,
    lastAttemptAt: row.lastStartedAt?.toISOString() ?? null,
    scenario: scenarioOf(row.scenario),
    createdAt: row.createdAt.toISOString(),
    occurredAt: row.occurredAt.toISOString(),
  };
};

export const toWebhookRow = (row: MessageView, totals: ListTotals): WebhookRow => ({
  ...shown(row),
  ...totals,
});

const toAttempt = (row: WebhookAttemptRow): WebhookAttempt => ({
  number: row.number,
  url: row.url,
  startedAt: row.startedAt.toISOString(),
  milliseconds: row.milliseconds,
  requestHeaders: headersOf(row.requestHeaders),
  statusCode: row.statusCode,
  responseHeaders: row.responseHeaders === null ? null : headersOf(row.responseHeaders),
  responseBody: row.responseBody,
  failure: failureOf(row.error),
  scenario: scenarioOf(row.scenario),
});

export const toWebhookDetail = (
  row: WholeMessage,
  attempts: readonly WebhookAttemptRow[],
): WebhookDetail => ({
  ...shown(row),
  payload: row.payload,
  tries: attempts.map(toAttempt),
});

export const toInboxRow = (row: InboxMessageRow, totals: ListTotals): InboxRow => ({
  idMessage: row.id,
  webhookId: row.code,
  verified: row.verified,
  receivedAt: row.receivedAt.toISOString(),
  headers: headersOf(row.headers),
  body: row.body,
  ...totals,
});
