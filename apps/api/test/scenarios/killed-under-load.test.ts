import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killOverAndOver } from '../kill-rounds.ts';
import { firstSeed, isTrust, sizeOf } from '../test-size.ts';

const rounds = sizeOf({ small: 2, full: 100 });
/** On one database; then another begins. */
const maxInGroup = 10;
const groups = Array.from({ length: Math.ceil(rounds / maxInGroup) }, (_, index) => ({
  seed: firstSeed + index,
  rounds: Math.min(maxInGroup, rounds - index * maxInGroup),
}));

it.for(groups)(
  'a server that is killed $rounds times under payments and clock moves loses nothing (seed $seed)',
  { timeout: 60_000 * maxInGroup },
  async ({ seed, rounds: kills }, { task }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pasarela-killed-'));
    try {
      const { changes, messages, readyAfter } = await killOverAndOver(folder, seed, kills);
      expect(changes).toBeGreaterThan(kills * 10);
      expect(messages).toBeGreaterThan(0);
      Object.assign(task.meta, {
        figures: `${kills} kills, ${changes} answered changes and ${messages} messages all there, ready after ${readyAfter} ms at most`,
      });
      // Beside other tests a process waits for its turn as well.
      if (isTrust) expect(readyAfter).toBeLessThanOrEqual(2_000);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
