import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunks, isInChunk, type Modules } from '../../vite/chunks.ts';

const root = join(import.meta.dirname, '../../../..');
const filesBelow = (folder: string): readonly string[] =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).filter((file) => !file.includes('.test.'));
const dashboard = filesBelow('apps/dashboard/src');
const contracts = filesBelow('packages/contracts/src');

test.each(Object.entries<Modules>(chunks))(
  'every beginning of the chunk %s is that of a file',
  (_, chunk) => {
    const { without = [] } = chunk;
    for (const beginning of [...chunk.dashboard, ...without])
      expect(
        dashboard.some((file) => file.startsWith(beginning)),
        beginning,
      ).toBe(true);
    for (const beginning of chunk.contracts)
      expect(
        contracts.some((file) => file.startsWith(beginning)),
        beginning,
      ).toBe(true);
  },
);

test('a module belongs to the chunk that names it, unless it is left out', () => {
  const at = (file: string) => `/home/somebody/dashboard/src/pasarela/apps/dashboard/src/${file}`;
  expect(isInChunk(at('components/list/list-page.tsx'), chunks.lists)).toBe(true);
  expect(isInChunk(at('components/list/filters-sheet.tsx'), chunks.lists)).toBe(false);
  expect(isInChunk(at('components/list/list-page.tsx'), chunks.base)).toBe(false);
  expect(isInChunk('/pasarela/packages/contracts/src/money/money.ts', chunks.shown)).toBe(true);
});
