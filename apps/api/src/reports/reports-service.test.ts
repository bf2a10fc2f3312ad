import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#database/engine/open-database.ts';
import { flatten, type PlainStatement } from '#database/sql.ts';
import { Refusal } from '#errors/refusal.ts';
import { createReports } from './reports-service.ts';
import { transactionsReportSelection } from './transactions-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-reports-'));
const url = `file:${join(folder, 'reports.db')}`;
const temporary = join(folder, 'temporary');

beforeAll(async () => {
  await (await openDatabase(url)).close();
});
beforeEach(() => {
  rmSync(temporary, { recursive: true, force: true });
  vi.stubEnv('TMPDIR', mkdtempSync(`${temporary}-`));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** An unsettled payment of 1.00, as SQL expressions by column. */
const payment = {
  account_id: 1,
  id: 'i',
  reference_number: "'REF'",
  created_at: 0,
  amount: 100,
  currency: "'MXN'",
  customer_email: "'a@b.mx'",
  customer_name: "'Ana'",
  status: 2,
  payment_method: 8,
  fee: 0,
  tax: 0,
  refunded_amount: 0,
  disputed_amount: 0,
  secure_3d: 0,
  code: "'trx'",
  card_brand: null,
  card_first_six: null,
  card_last_four: null,
  authorization_code: null,
  decline_reason: null,
  paid_at: null,
  settlement_id: null,
  cash_reference: null,
  installments: null,
  chargeback_outcome: null,
  chargeback_at: null,
};
/** A statement that only SQLite is given. */
const inSqlite = (text: string): PlainStatement => ({
  sqlite: { text, values: [] },
  postgres: { text: '', values: [] },
});
const columns = Object.entries(payment).map(([name, value]) => `${value} as ${name}`);

/** A report with this number of rows. A thousand million would take an hour. */
const jobOf = (rows: number) =>
  ({
    format: 'transactions',
    url,
    statement: inSqlite(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows}),
        transactions as (select ${columns.join(', ')} from n)
        select ${flatten(transactionsReportSelection, 'sqlite').text} from transactions`),
    headings: 'headings\r\n',
    language: 'es',
  }) as const;
const endless = jobOf(1_000_000_000);

const left = (): readonly string[] => readdirSync(process.env.TMPDIR ?? '');
const begin = (reports: ReturnType<typeof createReports>) => {
  const caller = new AbortController();
  const outcome = reports.csv('x.csv', endless, caller.signal).then(
    () => 'written',
    (error: Error) => error.name,
  );
  return { outcome, leave: () => caller.abort() };
};
const { signal } = new AbortController();

describe('a report', () => {
  it('is a file without a name, that is gone when it has been read', async () => {
    const { stream } = await createReports().csv('x.csv', jobOf(3), signal);
    expect(left()).toEqual([]);
    expect((await text(stream)).split('\r\n')).toHaveLength(5);
  });

  it('has no name while it is written either: a process that is killed leaves nothing behind', async () => {
    const { outcome, leave } = begin(createReports());
    await vi.waitFor(() => expect(left()).toHaveLength(1), { interval: 2 });
    await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 10_000 });
    leave();
    expect(await outcome).toBe('AbortError');
  });

  it('is given up when its caller leaves, in line or at work, and the next takes the turn', async () => {
    const reports = createReports();
    const atWork = [begin(reports), begin(reports)];
    const inLine = begin(reports);
    const next = reports.csv('x.csv', jobOf(1), signal);
    inLine.leave();
    expect(await inLine.outcome).toBe('AbortError');
    for (const { leave } of atWork) leave();
    expect(await Promise.all(atWork.map(({ outcome }) => outcome))).toEqual(['AbortError', 'AbortError']);
    const { stream } = await next;
    expect(await text(stream)).toMatch(/^headings\r\n1,REF/);
    expect(left()).toEqual([]);
  });

  it('is unavailable where its file cannot be written, and says why in the log alone', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
    const refusal = await createReports()
      .csv('x.csv', jobOf(1), signal)
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: 'service_unavailable', cause: { code: 'ENOENT' } });
  });

  it('is unavailable where the database cannot be opened', async () => {
    const job = { ...jobOf(1), url: `file:${folder}` };
    const refusal = await createReports()
      .csv('x.csv', job, signal)
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'service_unavailable',
      cause: { code: expect.stringMatching(/^SQLITE_/) },
    });
    expect(left()).toEqual([]);
  });
});
