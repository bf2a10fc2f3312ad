import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { day, hour } from '@pasarela/contracts/dates/dates';
import { createTermsFiller } from '#core/transactions/fill-terms.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { readMigrations } from '#database/migrations.ts';
import type { Unit } from '#database/queries.ts';
import { sql } from '#database/sql.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { deriveSecrets } from '#security/secrets.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { realClock } from '#time/real-clock.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';

/** The secret that every bench database was seeded with. */
export const benchSecret = 'the secret of the benchmark, which guards nothing at all';

const cache = fileURLToPath(new URL('../../../.cache/bench/', import.meta.url));

/** Rows of the demo have lower ids than this. */
const ownIds = 100_000_000;

/** Names as JSON lists. Every pair of them is about as frequent, and every name shared by tens of thousands of a million. */
const firstNames = JSON.stringify(
  'María José Luis Ana Juan Rosa Carlos Elena Jorge Laura Pedro Lucía Miguel Sofía Raúl Irene Diego Paula Hugo Marta Óscar Clara Iván Nuria Rubén Julia Saúl Alma Tomás Inés Bruno Emma Joel Olga Abel Vera Noé Alba Ulises Ximena'.split(
    ' ',
  ),
);
const surnames = JSON.stringify(
  'Núñez García López Pérez Ramos Ortiz Cruz Reyes Flores Torres Vargas Castro Rojas Mora Salas Vega Soto Ríos Luna Campos Peña Ibarra Rivas Acosta Mejía Solís Duarte Montes Tapia Ochoa Bravo Osorio Arias Vidal Prado Robles Cano Rangel Meza Zavala Quiroz Lara Nava Ávila Trejo Olvera Barrera Cortés Huerta Iturbide'.split(
    ' ',
  ),
);

/** Inserts rows of every status and method over half a year: one per 15.5 seconds at a million rows. */
const fill = (unit: Unit, rows: number, now: number): Promise<number> => {
  const from = now - 180 * day;
  const step = Math.floor((180 * day) / rows);
  return unit.run(sql`
    insert into transactions (
      account_id, id, code, reference_number, reference_key, held_reference, status, amount, refunded_amount, fee, tax, currency,
      payment_method, customer_name, customer_email, email_key, card_brand, card_first_six, card_last_four,
      authorization_code, decline_reason, cash_reference, chargeback_outcome, chargeback_at, created_at, paid_at, updated_at,
      secure_3d)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows}),
    row as (
      select i, (i * 7919) % 1000 as r, ${from} + i * ${step} as at, 10000 + (i * 104729) % 900000 as amount from n
    )
    select 1, ${ownIds} + i, 'trx_bench' || i, 'REF-' || printf('%07d', (i * 387420489) % 10000000), 'ref-' || printf('%07d', (i * 387420489) % 10000000),
      null,
      case when r < 700 then 2 when r < 820 then 3 when r < 900 then 14 when r < 930 then 12 when r < 960 then 16 when r < 997 then 10 else 17 end,
      amount, case when r between 900 and 929 then amount when r between 930 and 959 then 5000 else 0 end,
      amount * 29 / 1000 + 250, (amount * 29 / 1000 + 250) * 16 / 100, 'MXN',
      case when r < 600 or r >= 900 then 8 when r < 820 then 10 else 5 end,
      json_extract(${firstNames}, '$[' || ((i * 7907) % 40) || ']') || ' ' || json_extract(${surnames}, '$[' || ((i * 104651) / 40 % 50) || ']'),
      'cliente' || ((i * 31) % 90000) || '@example.com', 'cliente' || ((i * 31) % 90000) || '@example.com',
      'visa', '424242', case when r < 300 then '4242' else printf('%04d', (i * 31337) % 10000) end, printf('%06d', (i * 7907) % 1000000), case when r between 700 and 819 then 'insufficient_funds' end,
      case when r between 820 and 899 then printf('%014d', (i * 48271) % 100000000000000) end,
      case when r >= 997 then 'inProcess' end, case when r >= 997 then at + ${day} end, at,
      case when r < 700 or r between 900 and 959 or r >= 997 then at end, at, 0
    from row`);
};

/** Recalculates the counts that the services would have written with these rows. */
const countAgain = async (unit: Unit): Promise<void> => {
  await unit.run(sql`delete from transaction_counts`);
  await unit.run(sql`
    insert into transaction_counts (account_id, day, status, transactions, amount)
    select account_id, cast((created_at - ${6 * hour}) / ${day} as integer), status, count(*), sum(amount) from transactions
    group by 1, 2, 3`);
};

const fingerprint = (rows: number): string =>
  createHash('sha256')
    .update(
      readMigrations()
        .map(({ text }) => text)
        .join('\n'),
    )
    .update(`${rows} 7`)
    .digest('hex')
    .slice(0, 12);

/** A database with `rows` transactions in one account, beside the demo or only its users. Returns the file of a fresh copy. */
export const benchDatabase = async (
  rows: number,
  target: string,
  { demo = false }: { readonly demo?: boolean } = {},
): Promise<string> => {
  const kept = `${cache}${rows}-${fingerprint(rows)}${demo ? '-demo' : ''}.db`;
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    const making = `${kept}.making`;
    const database = await openDatabase(`file:${making}`);
    const secrets = deriveSecrets(benchSecret);
    await seedDemo(
      createDependencies({
        database,
        clock: realClock,
        identifiers: randomIdentifiers,
        secrets,
        siteUrl: 'http://localhost:3000',
      }),
      { scale: demo ? 1 : 0 },
    );
    await database.unit({ outside: 'installation' }, async (unit) => {
      await fill(unit, rows, Date.now());
      await countAgain(unit);
    });
    const started = performance.now();
    await createTermsFiller({ database }).fill();
    const seconds = (performance.now() - started) / 1_000;
    process.stdout.write(`Terms of ${rows} payments written after ${seconds.toFixed(1)} s.\n`);
    await database.close();
    renameSync(making, kept);
  }
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(kept, target);
  return target;
};
