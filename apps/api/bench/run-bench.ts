import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchClock } from './bench-clock.ts';
import { benchDatabase } from './bench-database.ts';
import { benchEmulators } from './bench-emulators.ts';
import { benchEngineLists } from './bench-engine-lists.ts';
import { benchEngines } from './bench-engines.ts';
import { benchLists } from './bench-lists.ts';
import { benchNeighbours } from './bench-neighbours.ts';
import { benchPayments } from './bench-payments.ts';
import { benchReport } from './bench-report.ts';
import { startServer } from './bench-server.ts';
import { benchWebhooks } from './bench-webhooks.ts';

// pnpm bench [rows of the large database] [rounds] [payments | webhooks | clock | neighbours | lists | engines | engine-lists | emulators: only this part]
// pnpm bench <part> [part of an attack's name]
const given = process.argv.slice(2);
const named = given.length > 0 && Number.isNaN(Number(given[0]));
const rows = Number((named ? undefined : given[0]) ?? 1_000_000);
const rounds = Number((named ? undefined : given[1]) ?? 3);
const only = named ? given[0] : given[2];

const folder = mkdtempSync(join(tmpdir(), 'pasarela-bench-'));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

say(
  `# Benchmark: ${rows} transactions, ${rounds} rounds, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
);

const benchLarge = async (): Promise<void> => {
  const smallFile = await benchDatabase(10_000, join(folder, 'small.db'));
  const largeFile = await benchDatabase(rows, join(folder, 'large.db'));
  const small = await startServer(smallFile, 3_462);
  const large = await startServer(largeFile, 3_463);
  say(`\nUp after ${Math.round(large.upAfter)} ms with ${rows} transactions (to reach: 2,000).`);
  await benchLists(small, large);
  await benchReport(large, largeFile, rounds);
  await small.stop();
  await large.stop();
};

const parts: Readonly<Record<string, () => Promise<void>>> = {
  payments: () => benchPayments(folder, rounds),
  webhooks: () => benchWebhooks(folder, rounds),
  clock: () => benchClock(folder, rounds),
  neighbours: () => benchNeighbours(folder, named ? given[1] : undefined),
  lists: benchLarge,
  engines: () => benchEngines(folder, rounds, named ? 10_000 : rows),
  'engine-lists': () => benchEngineLists(folder, rounds, rows),
  emulators: () => benchEmulators(folder, rounds),
};

/** What takes another quarter of an hour. */
const byNameAlone: readonly string[] = ['engines', 'engine-lists'];

try {
  for (const [name, part] of Object.entries(parts))
    if (only === undefined ? !byNameAlone.includes(name) : only === name) await part();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
