import { join } from 'node:path';
import { attackFromAfar } from '../test/neighbour/attack-from-afar.ts';
import { type AttackName, attacks } from '../test/neighbour/neighbour-attacks.ts';
import { watchNeighbour } from '../test/neighbour/watch-neighbour.ts';
import { benchDatabase } from './bench-database.ts';
import { startServer } from './bench-server.ts';
import { printTable, quantile, rounded } from './figures.ts';

/** The number of rows beside the demo: the size of the report, and of the reset that deletes them. */
const rows = 100_000;
/** The target times in milliseconds. */
const bounds = { p99: 100, longest: 400 };

/** One business pays every 40 ms while another business or unknown callers load the server. */
export const benchNeighbours = async (folder: string, only = ''): Promise<void> => {
  const lines: (string | number)[][] = [];
  for (const name of Object.keys(attacks) as AttackName[]) {
    if (!name.includes(only)) continue;
    const file = await benchDatabase(rows, join(folder, 'neighbours.db'), { demo: true });
    const server = await startServer(file, 3_468);
    const attack = await attackFromAfar(server.url, name, 1);
    await server.calm();
    const watched = await watchNeighbour(server.url, attack, {
      pid: String(server.process.pid),
    });
    const { milliseconds, worked, refused } = watched;
    const p99 = quantile(milliseconds, 0.99);
    const longest = Math.max(...milliseconds);
    const reached = p99 <= bounds.p99 && longest <= bounds.longest && refused.length === 0;
    const figures = [
      milliseconds.length,
      ...[quantile(milliseconds, 0.5), p99, longest].map((figure) => rounded(figure)),
      ...[quantile(worked, 0.99), Math.max(...worked)].map((figure) => rounded(figure)),
    ];
    const attacked = `${watched.answered} in ${rounded(watched.attackSeconds)} s`;
    lines.push([name, ...figures, refused.length, attacked, reached ? 'reached' : 'NOT reached']);
    process.stdout.write(`${lines.at(-1)?.join(' | ')}\n`);
    for (const text of refused.slice(0, 2)) process.stdout.write(`  refused: ${text.slice(0, 300)}\n`);
    await server.stop();
  }
  printTable(
    `Neighbours: a payment of another business every 40 ms (to reach: p99 ≤ ${bounds.p99} ms, longest ≤ ${bounds.longest} ms, none refused)`,
    [
      'attack',
      'payments',
      'p50, ms',
      'p99, ms',
      'longest, ms',
      'p99, ms of work',
      'longest, ms of work',
      'refused',
      'the attack',
      '',
    ],
    lines,
  );
};
