import { join } from 'node:path';
import { moveInstallation } from '#database/move/move-installation.ts';
import { benchDatabase } from './bench-database.ts';
import { listFilters, timeList } from './bench-lists.ts';
import { downloadReport } from './bench-report.ts';
import { dashboardToken, startServer } from './bench-server.ts';
import { judged, median, printTable, rounded } from './figures.ts';
import { startBenchPostgres } from './postgres-process.ts';

/** How many times each list is asked for: of fewer, two of the slowest would decide the 95th percentile. */
const times = 105;

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
  const lists = listFilters.flatMap(({ name, query, deep }) =>
    (deep ? [1, 5_000] : [1]).map((page) => ({
      name,
      page,
      asked: `${query}&pageNumber=${page}`,
      rows: 0,
      sqlite: [] as number[],
      postgres: [] as number[],
    })),
  );
  // Round after round, so that a busy moment of the machine falls on one round of some lists and not on all of one.
  for (let round = 0; round < rounds; round += 1)
    for (const list of lists) {
      list.sqlite.push((await timeList(sqlite.url, tokens.sqlite, list.asked, times)).p95);
      const { rows: found, p95 } = await timeList(other.url, tokens.postgres, list.asked, times);
      list.postgres.push(p95);
      list.rows = found;
    }
  const table = lists.map(({ name, rows: found, page, ...p95 }) => [
    name,
    found,
    page,
    rounded(median(p95.sqlite), 2),
    rounded(median(p95.postgres), 2),
  ]);
  const verdicts = lists.map(({ name, page, ...p95 }) =>
    judged(
      `${name}, page ${page}`,
      median(p95.postgres),
      rounded(Math.min(30, Math.max(15, 3 * median(p95.sqlite))), 1),
      'ms',
    ),
  );
  printTable(
    `Lists of ${rows} on both engines: page of 10 with its exact total, over HTTP, p95 in ms (median of ${rounds} rounds)`,
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
