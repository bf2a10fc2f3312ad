import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildTestApp } from '../build-test-app.ts';
import { attackFromAfar } from '../neighbour/attack-from-afar.ts';
import { type AttackName, attackerOf, attacks } from '../neighbour/neighbour-attacks.ts';
import { watchNeighbour } from '../neighbour/watch-neighbour.ts';
import { startServer } from '../start-server.ts';
import { isTrust, sizeOf } from '../test-size.ts';

/** Thousandths of the whole attack. */
const share = sizeOf({ small: 10, full: 1_000 }) / 1_000;
/** How long a payment may take meanwhile, in milliseconds: 99 of a hundred, and any. Measured where nothing else runs. */
const bounds = { p99: 100, longest: 400 };

/** The product itself on the whole demo where times are measured, else the application with as little as it needs. */
const start = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  if (!isTrust) {
    const { url, close } = await buildTestApp({ scale: 0 });
    return { url, stop: close };
  }
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-neighbour-'));
  const server = await startServer(folder);
  return {
    url: server.url,
    stop: async () => {
      server.signal('SIGKILL');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const percentile99 = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length * 0.99)] ?? Number.NaN;

type Round = readonly [name: string, begin: () => Promise<string>];

/** Each attack by itself where its figures are wanted, else all of them one after the other beside the same neighbour. */
const attackRounds = async (url: string): Promise<readonly Round[]> => {
  const names = Object.keys(attacks) as AttackName[];
  if (isTrust) {
    const rounds: Round[] = [];
    for (const name of names) rounds.push([name, async () => (await attackFromAfar(url, name, share))()]);
    return rounds;
  }
  const attacker = await attackerOf(url);
  const all = async (): Promise<string> => {
    const answered: string[] = [];
    for (const name of names) answered.push(await attacks[name](attacker, share));
    return answered.join('; ');
  };
  return [['every attack', all]];
};

it('a business pays as ever while another one attacks, or somebody who is none', async ({ task }) => {
  const { url, stop } = await start();
  const figures: string[] = [];
  try {
    for (const [name, attack] of await attackRounds(url)) {
      const atLeast = isTrust ? 5_000 : 0;
      const { milliseconds, refused, answered } = await watchNeighbour(url, attack, { atLeast });
      expect([name, refused]).toEqual([name, []]);
      expect(milliseconds.length).toBeGreaterThan(0);
      const [p99, longest] = [percentile99(milliseconds), Math.max(...milliseconds)];
      figures.push(`${name} (${answered}): p99 ${Math.round(p99)} ms, longest ${Math.round(longest)} ms`);
      if (isTrust) expect([name, p99 <= bounds.p99, longest <= bounds.longest]).toEqual([name, true, true]);
    }
  } finally {
    await stop();
    Object.assign(task.meta, { figures: figures.join('\n       ') });
  }
});
