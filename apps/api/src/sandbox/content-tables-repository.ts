import { type Sql, sql } from '#database/sql.ts';
import type { StoredTables } from '#generated/stored-tables.ts';

/** A table that holds what happened in an account, with its key columns within the account. */
export type ContentTable = { readonly name: keyof StoredTables; readonly table: Sql; readonly key: Sql };

/** The tables of what happened in an account, in the order in which they are emptied: referring tables come first. */
export const contentTables: readonly ContentTable[] = [
  { name: 'webhook_attempts', table: sql`webhook_attempts`, key: sql`message_id, number` },
  { name: 'webhook_messages', table: sql`webhook_messages`, key: sql`id` },
  { name: 'inbox_messages', table: sql`inbox_messages`, key: sql`id` },
  { name: 'request_logs', table: sql`request_logs`, key: sql`id` },
  { name: 'emails', table: sql`emails`, key: sql`id` },
  { name: 'card_replacements', table: sql`card_replacements`, key: sql`token` },
  { name: 'reprocess_runs', table: sql`reprocess_runs`, key: sql`day` },
  { name: 'payment_links', table: sql`payment_links`, key: sql`id` },
  { name: 'link_parts', table: sql`link_parts`, key: sql`id` },
  { name: 'due_work', table: sql`due_work`, key: sql`id` },
  { name: 'idempotency_records', table: sql`idempotency_records`, key: sql`key` },
  { name: 'form_sessions', table: sql`form_sessions`, key: sql`session_id` },
  { name: 'chargebacks', table: sql`chargebacks`, key: sql`id` },
  { name: 'settlements', table: sql`settlements`, key: sql`id` },
  { name: 'ledger_transfers', table: sql`ledger_transfers`, key: sql`id` },
  { name: 'ledger_days', table: sql`ledger_days`, key: sql`day, kind` },
  { name: 'sale_days', table: sql`sale_days`, key: sql`day, payment_method` },
  { name: 'ledger_balances', table: sql`ledger_balances`, key: sql`ledger_account` },
  { name: 'refunds', table: sql`refunds`, key: sql`id` },
  { name: 'transaction_events', table: sql`transaction_events`, key: sql`id` },
  { name: 'transaction_terms', table: sql`transaction_terms`, key: sql`term, transaction_id` },
  { name: 'transaction_counts', table: sql`transaction_counts`, key: sql`day, status` },
  { name: 'transactions', table: sql`transactions`, key: sql`id` },
  { name: 'checkouts', table: sql`checkouts`, key: sql`token` },
  { name: 'subscriptions', table: sql`subscriptions`, key: sql`id` },
  { name: 'card_tokens', table: sql`card_tokens`, key: sql`id` },
];
