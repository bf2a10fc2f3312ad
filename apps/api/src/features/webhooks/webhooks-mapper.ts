import { isTransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { webhookEvents } from '@pasarela/contracts/webhooks/webhook-events';
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
import { nextAddressOf } from '#core/outbox/webhooks/result-addresses.ts';
import type { InboxMessageRow, WebhookAttemptRow } from '#generated/stored-tables.ts';
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

const shown = (row: MessageView) => {
  if (!isTransactionStatus(row.status)) throw new Error(`unknown status ${row.status}`);
  const { type, destination } = webhookEvents[row.status];
  return {
    idWebhook: row.id,
    webhookId: row.code,
    type,
    isSample: row.transactionId === null,
    idTransaction: row.transactionId,
    statusId: row.status,
    destination,
    url: row.nextAttemptAt === null ? row.url : nextAddressOf(row, row),
    state: stateOf(row.state),
    attempts: row.attempts,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    lastStatusCode: row.lastStatusCode,
    lastFailure: failureOf(row.lastError),
    createdAt: row.createdAt.toISOString(),
    occurredAt: row.occurredAt.toISOString(),
  };
};

type Total = { readonly maxRows: number; readonly maxPages: number };

export const totalOf = (rows: number, rowsOfPage: number): Total => ({
  maxRows: rows,
  maxPages: Math.ceil(rows / rowsOfPage),
});

export const toWebhookRow = (row: MessageView, total: Total): WebhookRow => ({ ...shown(row), ...total });

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
});

export const toWebhookDetail = (
  row: WholeMessage,
  attempts: readonly WebhookAttemptRow[],
): WebhookDetail => ({
  ...shown(row),
  payload: row.payload,
  tries: attempts.map(toAttempt),
});

export const toInboxRow = (row: InboxMessageRow, total: Total): InboxRow => ({
  idMessage: row.id,
  webhookId: row.code,
  verified: row.verified,
  receivedAt: row.receivedAt.toISOString(),
  headers: headersOf(row.headers),
  body: row.body,
  ...total,
});
