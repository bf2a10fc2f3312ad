import { join } from 'node:path';
import { moveInstallation } from '#database/move/move-installation.ts';
import { benchDatabase } from './bench-database.ts';
import { listFilters, timeList } from './bench-lists.ts';
import { downloadReport } from './bench-report.ts';
import { dashboardToken, startServer } from './bench-server.ts';
import { judged, median, printTable, rounded } from './figures.ts';
import { startBenchPostgres } from './postgres-process.ts';

/** How many times each list is asked for. */
const times = 45;

/** Lists and the report of a large account on both engines. */
export const benchEngineLists = async (folder: string, rounds: number, rows: number): Promise<void> => {
  const file = await benchDatabase(rows, join(folder, 'engine-lists.db'));
  const postgres = await startBenchPostgres();
  const place = await postgres.create('lists');
  await moveInstallation(`file:${file}`, place);
  // What a server does by itself within minutes: statistics, the map of what is visible, and writing out what was loaded.
  await postgres.ask('lists', 'vacuum analyze');
  await postgres.ask('lists', 'checkpoint');
  const sqlite = await startServer(file, 3_475);
  const other = await startServer(place, 3_476);
  const tokens = { sqlite: await dashboardToken(sqlite.url), postgres: await dashboardToken(other.url) };
  const table: (string | number)[][] = [];
  const verdicts: (string | number)[][] = [];
  for (const { name, query, deep } of listFilters)
    for (const page of deep ? [1, 5_000] : [1]) {
      const asked = `${query}&pageNumber=${page}`;
      const one = await timeList(sqlite.url, tokens.sqlite, asked, times);
      const two = await timeList(other.url, tokens.postgres, asked, times);
      table.push([name, two.rows, page, rounded(one.p95, 2), rounded(two.p95, 2)]);
      verdicts.push(
        judged(`${name}, page ${page}`, two.p95, rounded(Math.min(30, Math.max(15, 3 * one.p95)), 1), 'ms'),
      );
    }
  printTable(
    `Lists of ${rows} on both engines: page of 10 with its exact total, over HTTP, p95 in ms`,
    ['filter', 'rows', 'page', 'SQLite', 'PostgreSQL'],
    table,
  );
  const reports = { sqlite: [] as number[], postgres: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const [engine, server] of [
      ['sqlite', sqlite],
      ['postgres', other],
    ] as const) {
      const started = performance.now();
      await downloadReport(server, tokens[engine]);
      reports[engine].push((performance.now() - started) / 1_000);
    }
  const seconds = { sqlite: median(reports.sqlite), postgres: median(reports.postgres) };
  verdicts.push(judged('CSV of all of them beside SQLite', seconds.postgres / seconds.sqlite, 1.5, '×'));
  printTable(
    `The CSV of ${rows} transactions`,
    ['engine', 'seconds'],
    [
      ['SQLite', rounded(seconds.sqlite, 1)],
      ['PostgreSQL', rounded(seconds.postgres, 1)],
    ],
  );
  printTable('Lists on both engines: what was to be reached', ['figure', 'measured', 'bound', ''], verdicts);
  await Promise.all([sqlite.stop(), other.stop()]);
  await postgres.stop();
};
