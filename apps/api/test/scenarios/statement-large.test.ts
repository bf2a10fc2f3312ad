import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { bearer } from '../operation-calls.ts';
import { centavosOf, downloadStatement, readPdf } from '../statement-pdf.ts';
import { isTrust, sizeOf } from '../test-size.ts';

let app: TestApp;
let account: number;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  account = await accountIdOf(app, 1);
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const month = 31 * 86_400_000;
/** The first moment of October in Mexico City, and how far that is from UTC. */
const begin = Date.UTC(2026, 9, 1, 6);
const zone = 6 * 3_600_000;

/** Sales with their fee and IVA, spread over October, in place of all that the account has. */
const book = (movements: number) =>
  app.database.unit({ outside: 'installation' }, async (unit) => {
    await unit.run(sql`delete from ledger_transfers where account_id = ${account}`);
    await unit.run(sql`delete from ledger_days where account_id = ${account}`);
    await unit.run(sql`
      with recursive n(i) as (select 0 union all select i + 1 from n where i < ${movements - 1}),
        kinds(place, kind, debit, credit) as (
          values (0, 'sale', 'acquirer', 'merchant'), (1, 'fee', 'merchant', 'fees'), (2, 'tax', 'merchant', 'tax'))
      insert into ledger_transfers (account_id, id, kind, debit, credit, amount, occurred_at)
      select cast(${account} as bigint), 1000000 + i, kind, debit, credit, 100 + cast(i as bigint) * 7919 % 1000000,
        cast(${begin} as bigint) + cast(i * cast(${month / movements} as double precision) as bigint)
      from n join kinds on place = i % 3`);
    await unit.run(sql`
      insert into ledger_days (account_id, day, kind, amount)
      select account_id, cast((occurred_at - ${zone}) / 86400000 as bigint), kind, sum(amount)
      from ledger_transfers where account_id = ${account} group by 1, 2, 3`);
  });

const megabyte = 1_024 * 1_024;

/** Downloads the month while the memory, and the longest time that everybody else had to wait, are watched. */
const watched = async () => {
  const waits = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage.rss();
  let max = before;
  const look = setInterval(() => {
    max = Math.max(max, process.memoryUsage.rss());
  }, 20);
  waits.enable();
  const began = performance.now();
  const answer = await downloadStatement(app.http, { periodo: '2026-10', lang: 'es' }, headers);
  const milliseconds = performance.now() - began;
  waits.disable();
  clearInterval(look);
  expect(answer.status).toBe(200);
  const wait = waits.max / 1e6;
  // Beside other tests both are theirs as well.
  if (isTrust) {
    expect((max - before) / megabyte).toBeLessThan(150);
    expect(wait).toBeLessThan(200);
  }
  const figures = [
    `${(milliseconds / 1_000).toFixed(1)} s`,
    `${(answer.content.length / megabyte).toFixed(1)} MB`,
    `memory +${Math.round((max - before) / megabyte)} MB`,
    `others waited ${wait.toFixed(0)} ms at most`,
  ].join(', ');
  return { content: answer.content, figures };
};

const movementHeadings = ['Fecha', 'Transacción', 'Referencia', 'Concepto', 'Cargo', 'Abono', 'Saldo'];
const balance = async () =>
  (await app.calls.answered('listStatementPeriods', { headers })).data.find(
    ({ value }) => value === '2026-10',
  )?.saldo;

it('lists every movement of a large month, page after page', async ({ task }) => {
  const movements = sizeOf({ small: 2_500, full: 100_000 });
  await book(movements);
  const { content, figures } = await watched();
  const pdf = await readPdf(content);
  const listed = pdf.table(movementHeadings);
  expect(listed).toHaveLength(movements + 2);
  expect(centavosOf(listed.at(-1)?.Saldo)).toBe(Math.round(((await balance()) ?? 0) * 100));
  for (const [index, lines] of pdf.pages.entries())
    expect(lines.at(-1)).toContain(`Página ${index + 1} de ${pdf.pages.length}`);
  Object.assign(task.meta, { figures: `${movements} movements on ${pdf.pages.length} pages: ${figures}` });
});

it('tells of more than that by day and concept, and says where each of them is', async ({ task }) => {
  const movements = sizeOf({ small: 100_001, full: 250_000, fixed: true });
  await book(movements);
  const { content, figures } = await watched();
  const pdf = await readPdf(content);
  expect(pdf.table(movementHeadings)).toEqual([]);
  expect(pdf.pages.flat().join('\n')).toContain('movimientos y aquí se muestran 100,000 como máximo');
  const days = pdf.table(['Fecha', 'Cargos', 'Abonos', 'Saldo']);
  expect(days).toHaveLength(31);
  expect(centavosOf(days.at(-1)?.Saldo)).toBe(Math.round(((await balance()) ?? 0) * 100));
  Object.assign(task.meta, { figures: `${movements} movements: ${figures}` });
});
