import { expect } from 'vitest';
import type { Queries } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import type { TransactionEventRow, WebhookMessageRow } from '#generated/stored-tables.ts';
import { webhookProblems } from './published-schemas.ts';

/** Expects every stored message to match the published description. */
export const expectDescribedMessages = async (read: Queries): Promise<void> => {
  const messages = await read.all<Pick<WebhookMessageRow, 'payload'>>(
    sql`select payload from webhook_messages`,
  );
  for (const { payload } of messages)
    expect([payload, webhookProblems(JSON.parse(payload))]).toEqual([payload, []]);
};

/**
 * An account with addresses is told of every status that its transactions reach, once each and in order. What begins with a first
 * step is told of by where that leads. `from`: the number of the last transaction that began before it had them.
 */
export const expectToldOfAll = async (read: Queries, accountId: number, from = 0): Promise<void> => {
  const events = await read.all<TransactionEventRow>(sql`
    select * from transaction_events where account_id = ${accountId} and transaction_id > ${from} order by transaction_id, sequence`);
  const messages = await read.all<WebhookMessageRow>(sql`
    select * from webhook_messages where account_id = ${accountId} and transaction_id > ${from} order by id`);
  const told = new Map<number, number[]>();
  for (const { transactionId, status } of messages)
    told.set(transactionId ?? 0, [...(told.get(transactionId ?? 0) ?? []), status]);
  const reached = new Map<number, number[]>();
  for (const { transactionId, status } of events)
    reached.set(transactionId, [...(reached.get(transactionId) ?? []), status]);
  expect([...told.keys()].toSorted()).toEqual([...reached.keys()].toSorted());
  for (const [id, statuses] of reached) {
    const own = told.get(id) ?? [];
    const begun = own.length === statuses.length ? statuses : statuses.slice(1);
    expect([id, own]).toEqual([id, begun]);
  }
  await expectDescribedMessages(read);
};
