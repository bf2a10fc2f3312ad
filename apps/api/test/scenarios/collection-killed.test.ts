import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killCollections } from '../collection-kills.ts';
import { prepareDatabase } from '../prepared-database.ts';
import { createReceiver } from '../receivers.ts';
import { firstSeed, sizeOf } from '../test-size.ts';

const rounds = sizeOf({ small: 2, full: 50 });
/** On one database; then another begins. */
const maxInGroup = 10;
const groups = Array.from({ length: Math.ceil(rounds / maxInGroup) }, (_, index) => ({
  seed: firstSeed + index,
  rounds: Math.min(maxInGroup, rounds - index * maxInGroup),
}));

it.for(groups)(
  'a collection that is killed $rounds times charges nobody twice and skips nobody (seed $seed)',
  { timeout: 60_000 * maxInGroup },
  async ({ seed, rounds: kills }, { task }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pasarela-collection-'));
    const receiver = await createReceiver();
    try {
      await prepareDatabase(folder, receiver.url);
      const { charges, broken } = await killCollections(folder, seed, kills);
      expect(charges).toBeGreaterThan(kills * 40);
      Object.assign(task.meta, {
        figures: `${kills} kills, ${broken} of them in the middle of a collection, ${charges} charges each once`,
      });
    } finally {
      await receiver.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
