import { join } from 'node:path';
import { updateResultAddresses } from '#core/outbox/webhooks/account-settings-repository.ts';
import { openDatabase } from '#database/engine/open-database.ts';
import { benchDatabase } from './bench-database.ts';
import { type LoadResult, pay } from './bench-load.ts';
import { paymentToken, startServer } from './bench-server.ts';
import { payThroughDriver } from './driver-alone.ts';
import { judged, median, printTable, rounded } from './figures.ts';
import { startPrism } from './prism-server.ts';

const seconds = 5;
const connections = [10, 50, 500] as const;
type Connections = (typeof connections)[number];

/** A database whose account has no result URLs, so that no results are sent. */
const withoutResults = async (target: string): Promise<string> => {
  const file = await benchDatabase(10_000, target);
  const database = await openDatabase(`file:${file}`);
  const nowhere = { urlResponseSuccess: '', urlResponseError: '', urlResponseDefault: '' };
  await database.unit({ outside: 'installation' }, (unit) => updateResultAddresses(unit, 1, nowhere));
  await database.close();
  return file;
};

type Contender = {
  readonly name: string;
  readonly url: string;
  readonly token: string;
  readonly results: Record<Connections, LoadResult[]>;
};

const contender = async (name: string, url: string, token?: string): Promise<Contender> => ({
  name,
  url,
  token: token ?? (await paymentToken(url)),
  results: { 10: [], 50: [], 500: [] },
});

const rate = ({ results }: Contender, at: Connections): number =>
  median(results[at].map((result) => result.perSecond));
const tail = ({ results }: Contender, at: Connections): number =>
  median(results[at].map((result) => result.p99));
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

const rowsOf = (one: Contender): (string | number)[][] =>
  connections.map((at) => [
    one.name,
    at,
    rounded(rate(one, at), 0),
    rounded(tail(one, at)),
    sum(one.results[at].map((result) => result.refused)),
    sum(one.results[at].map((result) => result.failed)),
  ]);

const load = async (one: Contender, at: Connections): Promise<void> => {
  one.results[at].push(await pay({ url: one.url, tokens: [one.token], connections: at, seconds }));
};

/** What was to be reached at so many connections: payments a second as a multiple of Prism's, and the 99th percentile in milliseconds. */
const bounds = {
  10: { besidePrism: 1, p99: 15 },
  50: { besidePrism: 1.3, p99: 45 },
  500: { besidePrism: 1.3, p99: 250 },
} as const satisfies Record<(typeof connections)[number], { besidePrism: number; p99: number }>;

const verdicts = (
  ours: Contender,
  prism: Contender,
  alone: number,
  { idle, loaded }: { readonly idle: number; readonly loaded: number },
): void => {
  printTable(
    'Payments: what was to be reached',
    ['figure', 'measured', 'bound', ''],
    [
      judged('create at 10 connections beside the driver alone', rate(ours, 10) / alone, 0.7, '×', true),
      judged('create at 50 connections beside the driver alone', rate(ours, 50) / alone, 0.7, '×', true),
      ...connections.map((at) =>
        judged(
          `create at ${at} connections beside Prism`,
          rate(ours, at) / rate(prism, at),
          bounds[at].besidePrism,
          '×',
          true,
        ),
      ),
      ...connections.map((at) => judged(`p99 at ${at} connections`, tail(ours, at), bounds[at].p99, 'ms')),
      judged('idle memory', idle, 110, 'MB'),
      judged('memory after the load', loaded, 400, 'MB'),
    ],
  );
};

/** Measures whole payments, in turn with Prism, which stores nothing, and with the same SQL statements sent to the driver. */
export const benchPayments = async (folder: string, rounds: number): Promise<void> => {
  const driver = await payThroughDriver(await benchDatabase(10_000, join(folder, 'driver.db')));
  const server = await startServer(await benchDatabase(10_000, join(folder, 'payments.db')), 3_461);
  const quiet = await startServer(await withoutResults(join(folder, 'quiet.db')), 3_464);
  const idle = server.memory();
  const mock = await startPrism(server.url, folder, 3_465);
  const ours = await contender('Pasarela, results to its inbox', server.url);
  const silent = await contender('Pasarela, no results asked for', quiet.url);
  const prism = await contender('Prism, the same description', mock.url, 'any');
  for (const one of [ours, silent, prism])
    await pay({ url: one.url, tokens: [one.token], connections: 10, seconds });
  await server.calm();
  driver(1);
  const alone: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const at of connections) {
      for (const one of [ours, prism, silent]) {
        await load(one, at);
        // Its remaining results are delivered before the next contender is measured.
        if (one === ours) await server.calm();
      }
    }
    alone.push(driver(seconds));
  }
  const loaded = server.memory();
  await Promise.all([server.stop(), quiet.stop(), mock.stop()]);
  printTable(
    'Payments: the whole of create, full durability',
    ['', 'connections', 'a second', 'p99 ms', 'not 2xx', 'no answer'],
    [
      ...[ours, silent, prism].flatMap(rowsOf),
      ['driver alone, same statements, one commit each', '', rounded(median(alone), 0), '', '', ''],
    ],
  );
  verdicts(ours, prism, median(alone), { idle, loaded });
};
