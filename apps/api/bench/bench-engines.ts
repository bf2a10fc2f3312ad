import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { moveInstallation } from '#database/move/move-installation.ts';
import { benchDatabase } from './bench-database.ts';
import { pay } from './bench-load.ts';
import { type BenchServer, paymentToken, startServer } from './bench-server.ts';
import { judged, median, printTable, rounded } from './figures.ts';
import { processorTime, startBenchPostgres } from './postgres-process.ts';

const seconds = 5;
const accountCount = 50;

/** Servers on one database, and how the processor time of all that work for them is read, in milliseconds. */
type Installation = {
  readonly name: string;
  readonly servers: readonly BenchServer[];
  /** Whether the calls of an account go to any of the servers instead of always to the same one, as the proxy sends them. */
  readonly isMixed?: boolean;
  readonly spent: () => number;
};

type Run = { readonly perSecond: number; readonly p99: number; readonly cost: number; readonly bad: number };

/** The tokens of accounts that are made for the measurement. */
const accountTokens = async (url: string): Promise<readonly string[]> => {
  const authorization = `Bearer ${await paymentToken(url)}`;
  const tokens: string[] = [];
  for (let made = 0; made < accountCount; made += 1) {
    const answer = await fetch(`${url}/api/sandbox/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: '{}',
    });
    const { key, password } = (await answer.json()) as { key: string; password: string };
    tokens.push(await paymentToken(url, { UserId: key, Password: password }));
  }
  return tokens;
};

/** The accounts that call a server; one that is alone calls all of them, as one that is too busy for a process does. */
const tokensFor = (
  { servers, isMixed = false }: Installation,
  tokens: readonly string[],
  at: number,
): readonly string[] =>
  isMixed || tokens.length === 1 ? tokens : tokens.filter((_, index) => index % servers.length === at);

const measure = async (
  installation: Installation,
  tokens: readonly string[],
  connections: number,
): Promise<Run> => {
  const { servers, spent } = installation;
  const before = spent();
  const results = await Promise.all(
    servers.map(({ url }, at) =>
      pay({
        url,
        tokens: tokensFor(installation, tokens, at),
        connections: Math.ceil(connections / servers.length),
        seconds,
      }),
    ),
  );
  const perSecond = results.reduce((sum, result) => sum + result.perSecond, 0);
  return {
    perSecond,
    p99: Math.max(...results.map(({ p99 }) => p99)),
    cost: (spent() - before) / (perSecond * seconds),
    bad: results.reduce((sum, { refused, failed }) => sum + refused + failed, 0),
  };
};

const pidOf = ({ process }: BenchServer): number => process.pid ?? 0;
const spentBy = (servers: readonly BenchServer[]): number =>
  servers.reduce((sum, one) => sum + processorTime(pidOf(one)), 0);

/** A copy of a database that a server has open. */
const copyOf = (file: string, copy: string): string => {
  const database = new DatabaseSync(file);
  database.exec(`vacuum into '${copy}'`);
  database.close();
  return copy;
};

/** 150 are for three processes what 50 are for one: as many units share a commit. */
const connectionCounts = [10, 50, 150, 500] as const;

const processesOf = (count: number): string =>
  `PostgreSQL, ${count} ${count === 1 ? 'process' : 'processes'}`;

/** Whole payments on both engines, by the number of accounts, connections and processes. */
export const benchEngines = async (folder: string, rounds: number, rows: number): Promise<void> => {
  const file = await benchDatabase(rows, join(folder, 'engines.db'));
  const postgres = await startBenchPostgres();
  const place = await postgres.create('bench');
  await moveInstallation(`file:${file}`, place);
  const ofServer = processorTime.bind(undefined, postgres.pid(), { withChildren: true });
  const sqlite = await startServer(file, 3_470);
  const processes = [
    await startServer(place, 3_471),
    await startServer(place, 3_472),
    await startServer(place, 3_473),
  ];
  const [first] = processes as [BenchServer];
  const many = {
    sqlite: await accountTokens(sqlite.url),
    postgres: await accountTokens(first.url),
  };
  // Installations that share nothing but the cores: what several processes cost by themselves.
  const apart = [
    sqlite,
    await startServer(copyOf(file, join(folder, 'apart-2.db')), 3_474),
    await startServer(copyOf(file, join(folder, 'apart-3.db')), 3_475),
  ];
  const installations: readonly Installation[] = [
    { name: 'SQLite', servers: [sqlite], spent: () => spentBy([sqlite]) },
    ...[2, 3].map((count) => {
      const servers = apart.slice(0, count);
      return { name: `SQLite, ${count} installations`, servers, spent: () => spentBy(servers) };
    }),
    ...[1, 2, 3].map((count) => {
      const servers = processes.slice(0, count);
      return { name: processesOf(count), servers, spent: () => ofServer() + spentBy(servers) };
    }),
    {
      name: `${processesOf(3)}, any account on each`,
      servers: processes,
      isMixed: true,
      spent: () => ofServer() + spentBy(processes),
    },
  ];
  const one = { sqlite: many.sqlite.slice(0, 1), postgres: many.postgres.slice(0, 1) };
  const runs = new Map<string, Run[]>();
  const keyOf = (name: string, busy: string, connections: number): string => `${name}|${busy}|${connections}`;
  for (let round = 0; round <= rounds; round += 1)
    for (const connections of connectionCounts)
      for (const [busy, tokens] of [
        [`${accountCount} accounts`, many],
        ['one account', one],
      ] as const)
        for (const installation of installations) {
          const run = await measure(
            installation,
            tokens[installation.name.startsWith('SQLite') ? 'sqlite' : 'postgres'],
            connections,
          );
          for (const server of installation.servers) await server.calm();
          // The first round warms up.
          if (round > 0) {
            const key = keyOf(installation.name, busy, connections);
            runs.set(key, [...(runs.get(key) ?? []), run]);
          }
        }
  const middle = (name: string, busy: string, connections: number, figure: keyof Run): number =>
    median((runs.get(keyOf(name, busy, connections)) ?? []).map((run) => run[figure]));
  printTable(
    `Payments on both engines, ${rows} transactions, full durability`,
    ['engine', 'busy', 'connections', 'a second', 'p99 ms', 'processor ms a payment', 'not 2xx'],
    [...runs.keys()].toSorted().map((key) => {
      const [name = '', busy = '', connections = ''] = key.split('|');
      const at = Number(connections);
      return [
        name,
        busy,
        at,
        rounded(middle(name, busy, at, 'perSecond'), 0),
        middle(name, busy, at, 'p99'),
        rounded(middle(name, busy, at, 'cost'), 2),
        (runs.get(key) ?? []).reduce((sum, { bad }) => sum + bad, 0),
      ];
    }),
  );
  const alone = processesOf(1);
  const all = `${accountCount} accounts`;
  const beside = (figure: 'perSecond' | 'cost', name: string, other: string, connections: number): number =>
    middle(name, all, connections, figure) / middle(other, all, connections, figure);
  const costAt = (count: number, connections: number): number =>
    middle(processesOf(count), all, connections, 'cost');
  const oneBusy = middle(alone, 'one account', 50, 'perSecond') / middle(alone, all, 50, 'perSecond');
  printTable(
    'Payments on both engines: what was to be reached',
    ['figure', 'measured', 'bound', ''],
    [
      judged(
        'a second beside SQLite at 50 connections',
        beside('perSecond', alone, 'SQLite', 50),
        0.5,
        '×',
        true,
      ),
      judged('processor time beside SQLite at 50 connections', beside('cost', alone, 'SQLite', 50), 1.6, '×'),
      judged('one busy account beside many at 50 connections', oneBusy, 0.7, '×', true),
      judged(
        'processor time of 3 processes at 150 connections beside one at 50',
        costAt(3, 150) / costAt(1, 50),
        1.15,
        '×',
      ),
      ...[2, 3].flatMap((count) =>
        [50, 500].flatMap((at) => [
          judged(
            `${count} processes beside one at ${at} connections`,
            beside('perSecond', processesOf(count), alone, at),
            1,
            '×',
            true,
          ),
          judged(
            `processor time of ${count} processes beside one at ${at} connections`,
            beside('cost', processesOf(count), alone, at),
            1.15,
            '×',
          ),
          judged(
            `processor time of ${count} installations of SQLite beside one at ${at} connections`,
            beside('cost', `SQLite, ${count} installations`, 'SQLite', at),
            1.15,
            '×',
          ),
        ]),
      ),
    ],
  );
  await Promise.all([...apart, ...processes].map((server) => server.stop()));
  await postgres.stop();
};
