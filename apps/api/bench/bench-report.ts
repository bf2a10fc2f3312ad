import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { pay } from './bench-load.ts';
import { type BenchServer, dashboardToken, paymentToken } from './bench-server.ts';
import { judged, median, printTable, rounded } from './figures.ts';
import { watchWaits } from './watch-waits.ts';

type ReportRun = {
  readonly seconds: number;
  readonly megabytes: number;
  readonly memory: number;
  readonly stall: number;
};

/** Downloads the report of all transactions; returns its size in bytes. */
export const downloadReport = async (
  server: BenchServer,
  token: string,
  bytesPerSecond = Number.POSITIVE_INFINITY,
): Promise<number> => {
  const answer = await fetch(`${server.url}/api/transaction/generatereport`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, company: '1', 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok || !answer.body) throw new Error(`the report answers ${answer.status}`);
  let bytes = 0;
  const started = performance.now();
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    const ahead = (bytes / bytesPerSecond) * 1_000 - (performance.now() - started);
    if (ahead > 50 && Number.isFinite(bytesPerSecond)) {
      if (performance.now() - started > 8_000) break;
      await pause(ahead);
    }
  }
  return bytes;
};

const measured = async (server: BenchServer, token: string): Promise<ReportRun> => {
  const baseline = server.memory();
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, server.memory() - baseline);
  }, 20);
  const waits = watchWaits(server.url);
  const started = performance.now();
  const bytes = await downloadReport(server, token);
  const seconds = (performance.now() - started) / 1_000;
  const stall = await waits();
  clearInterval(watch);
  return { seconds, megabytes: bytes / 1_048_576, memory, stall };
};

const columns = `id, reference_number, strftime('%Y-%m-%d %H:%M:%S', created_at / 1000 - 21600, 'unixepoch'), printf('%.2f', amount / 100.0),
  currency, customer_email, customer_name, status, payment_method, card_first_six || '******' || card_last_four,
  authorization_code, decline_reason, strftime('%Y-%m-%d %H:%M:%S', paid_at / 1000 - 21600, 'unixepoch'), printf('%.2f', fee / 100.0),
  printf('%.2f', (fee + tax) / 100.0), printf('%.2f', (amount - refunded_amount - fee - tax) / 100.0),
  printf('%.2f', refunded_amount / 100.0), printf('%.2f', (amount - refunded_amount) / 100.0), settlement_id, cash_reference,
  installments, chargeback_outcome, strftime('%Y-%m-%d %H:%M:%S', chargeback_at / 1000 - 21600, 'unixepoch'), secure_3d, code`;

/** Measures SQLite's own shell with the same columns and formats; undefined if it is not installed. */
const shellSeconds = (file: string): number | undefined => {
  try {
    const started = performance.now();
    execFileSync(
      'sqlite3',
      [
        '-readonly',
        '-csv',
        file,
        `select ${columns} from transactions where account_id = 1 order by created_at desc, id desc`,
      ],
      {
        stdio: ['ignore', 'ignore', 'ignore'],
      },
    );
    return (performance.now() - started) / 1_000;
  } catch {
    return undefined;
  }
};

/** Measures the report of a million rows in turn with SQLite's shell. */
export const benchReport = async (server: BenchServer, file: string, rounds: number): Promise<void> => {
  const token = await dashboardToken(server.url);
  const runs: ReportRun[] = [];
  const shells: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await measured(server, token));
    const shell = shellSeconds(file);
    if (shell !== undefined) shells.push(shell);
  }
  const seconds = median(runs.map((run) => run.seconds));
  const shell = shells.length > 0 ? median(shells) : undefined;
  printTable(
    'Report: CSV of 1,000,000 rows',
    ['', 'seconds', 'MB', 'memory over baseline, MB', 'longest wait of another call, ms'],
    [
      [
        'generatereport',
        rounded(seconds, 2),
        rounded(runs[0]?.megabytes ?? 0, 0),
        Math.max(...runs.map((run) => run.memory)),
        rounded(median(runs.map((run) => run.stall))),
      ],
      [
        'sqlite3 -csv, same columns formatted',
        shell === undefined ? 'not on this machine' : rounded(shell, 2),
        '',
        '',
        '',
      ],
    ],
  );

  const payToken = await paymentToken(server.url);
  const load = { url: server.url, tokens: [payToken], connections: 10, seconds: 5 };
  const alone = await pay(load);
  const slow = downloadReport(server, token, 1_048_576).catch(() => 0);
  // Wait until the slow download has filled its buffers and is held up.
  await pause(3_500);
  const beside = await pay(load);
  await slow;
  printTable(
    'Report: what was to be reached',
    ['figure', 'measured', 'bound', ''],
    [
      ...(shell === undefined
        ? []
        : [judged('CSV of 1 M rows beside sqlite3 -csv', seconds / shell, 2.5, '×')]),
      judged('memory over the baseline', Math.max(...runs.map((run) => run.memory)), 200, 'MB'),
      judged('longest stall', median(runs.map((run) => run.stall)), 25, 'ms'),
      judged(
        'payments lost to a client that reads 1 MB/s',
        (1 - beside.perSecond / alone.perSecond) * 100,
        15,
        '%',
      ),
    ],
  );
};
