type Connection = { exec(sql: string): unknown };

/** At least one row for every table of the first migration, with every reference between them. */
const rows = `
insert into businesses values (1, 'Librería Jacaranda', 'Libros', 'Comercio electrónico', 'LJA010101AA1', 1760000000000),
  (2, 'Taller Ollin', 'Oficios', 'Comercio electrónico', 'TOL010101AA1', 1760000000000);
insert into accounts values (1, 1, 'Sandbox', 86400000, 1760000000000), (2, 1, 'Production', 0, 1760000000000),
  (3, 2, 'Sandbox', 0, 1760000000000), (4, 2, 'Production', 0, 1760000000000);
insert into users values (1, 'admin', 'admin@pasarela.example', 'Admin', 'hash', null, 1760000000000);
insert into memberships values (1, 1, 'Admin', 1760000000000), (1, 2, 'Admin', 1760000000000);
insert into sessions values ('session', 1, 'Sandbox', 1760000000000, 1760000000001, null);
insert into login_failures values ('subject', 3, 1760000000000, null);
insert into api_keys values (1, 1, 'demo-sandbox-key', 'hash', 1, 1760000000000, null);
with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
insert into transactions (id, account_id, code, reference_number, reference_key, status, amount, refunded_amount, fee, tax,
  currency, payment_method, customer_name, customer_email, email_key, chargeback_outcome, created_at, paid_at, updated_at)
select i, 1 + 2 * (i % 2), 'trx_' || i, 'PEDIDO-' || i, 'pedido-' || i,
  case i % 8 when 0 then 1 when 1 then 2 when 2 then 5 when 3 then 7 when 4 then 8 when 5 then 16 when 6 then 17 else 3 end,
  10000 + i, case when i % 8 = 5 then 5000 else 0 end, 540, 86, 'MXN', case when i % 8 = 2 then 5 else 8 end,
  'Ana López', 'ana.lopez@example.com', 'ana.lopez@example.com', case when i % 8 = 6 then 'inProcess' end,
  1760000000000 + i * 60000, 1760000000000 + i * 60000, 1760000000000 + i * 60000 from n;
insert into transaction_events (account_id, transaction_id, sequence, move, status, amount, actor_kind, occurred_at)
select account_id, id, 1, 'create', 1, amount, 'apiKey', created_at from transactions;
insert into refunds (account_id, transaction_id, amount, actor_kind, created_at)
select account_id, id, refunded_amount, 'user', created_at from transactions where refunded_amount > 0;
insert into ledger_transfers (account_id, transaction_id, sequence, kind, debit, credit, amount, occurred_at)
select account_id, id, 1, 'sale', 'acquirer', 'merchant', amount, created_at from transactions where status in (2, 16, 17);
insert into ledger_balances select account_id, 'merchant', 0, sum(amount) from ledger_transfers group by account_id;
insert into ledger_days select account_id, occurred_at / 86400000, kind, sum(amount) from ledger_transfers group by 1, 2, 3;
insert into transaction_counts select account_id, created_at / 86400000, status, count(*), sum(amount) from transactions group by 1, 2, 3;
insert into idempotency_records values (1, 'key', 'hash', '{}', 1760000000000);`;

/** Fills a database on which only the first migration was applied. */
export const fillFirstInstallation = (connection: Connection): void => {
  connection.exec(rows);
};
