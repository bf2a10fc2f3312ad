import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchDatabase } from './bench-database.ts';
import { benchLists } from './bench-lists.ts';
import { type LoadResult, pay } from './bench-load.ts';
import { benchReport } from './bench-report.ts';
import { paymentToken, startServer } from './bench-server.ts';
import { payThroughDriver } from './driver-alone.ts';
import { judged, median, printTable, rounded } from './figures.ts';

// pnpm bench [rows of the large database] [rounds]
const rows = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 3);
const seconds = 5;

const folder = mkdtempSync(join(tmpdir(), 'pasarela-bench-'));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

say(
  `# Benchmark: ${rows} transactions, ${rounds} rounds of ${seconds} s, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
);

const benchPayments = async (file: string): Promise<void> => {
  const driverFile = await benchDatabase(10_000, join(folder, 'driver.db'));
  const driver = await payThroughDriver(driverFile);
  const server = await startServer(file, 3_461);
  const idle = server.memory();
  const token = await paymentToken(server.url);
  const load = (connections: number) => pay({ url: server.url, token, connections, seconds });
  await load(10);
  driver(1);
  const results = { driver: [] as number[], ten: [] as LoadResult[], fifty: [] as LoadResult[] };
  for (let round = 0; round < rounds; round += 1) {
    results.ten.push(await load(10));
    results.driver.push(driver(seconds));
    results.fifty.push(await load(50));
  }
  const crowd = await load(500);
  const loaded = server.memory();
  await server.stop();
  const rate = (list: readonly LoadResult[]) => median(list.map((result) => result.perSecond));
  const tail = (list: readonly LoadResult[]) => median(list.map((result) => result.p99));
  const alone = median(results.driver);
  printTable(
    'Payments: the whole of create, full durability',
    ['', 'a second', 'p99 ms', 'not 2xx', 'no answer'],
    [
      ['10 connections', rounded(rate(results.ten), 0), rounded(tail(results.ten)), 0, 0],
      ['50 connections', rounded(rate(results.fifty), 0), rounded(tail(results.fifty)), 0, 0],
      ['500 connections', rounded(crowd.perSecond, 0), rounded(crowd.p99), crowd.refused, crowd.failed],
      ['driver alone, same statements, one commit each', rounded(alone, 0), '', '', ''],
    ],
  );
  printTable(
    'Payments: what was to be reached',
    ['figure', 'measured', 'bound', ''],
    [
      judged('create at 10 connections beside the driver alone', rate(results.ten) / alone, 0.7, '×', true),
      judged('create at 50 connections beside the driver alone', rate(results.fifty) / alone, 0.7, '×', true),
      judged('p99 at 10 connections', tail(results.ten), 25, 'ms'),
      judged('p99 at 50 connections', tail(results.fifty), 75, 'ms'),
      judged('idle memory', idle, 160, 'MB'),
      judged('memory after the load', loaded, 450, 'MB'),
    ],
  );
};

try {
  await benchPayments(await benchDatabase(10_000, join(folder, 'payments.db')));
  const smallFile = await benchDatabase(10_000, join(folder, 'small.db'));
  const largeFile = await benchDatabase(rows, join(folder, 'large.db'));
  const small = await startServer(smallFile, 3_462);
  const large = await startServer(largeFile, 3_463);
  say(`\nUp after ${Math.round(large.upAfter)} ms with ${rows} transactions (to reach: 2,000).`);
  await benchLists(small, large);
  await benchReport(large, largeFile, rounds);
  await small.stop();
  await large.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
