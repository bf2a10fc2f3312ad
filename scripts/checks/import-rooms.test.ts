import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './check-steps.ts';
import { copyFixture } from './fixture-folder.ts';
import { circlesOf, drawRooms, folderGraph } from './import-rooms.ts';

const check = (folder: string) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts/checks/check-rooms.ts'), folder],
    { encoding: 'utf8' },
  );
  return { status, stdout };
};

it('finds a circle of folders in which no two files lean on each other, through types alone', () => {
  const graph = folderGraph(join(copyFixture('rooms'), 'apps/api/src'));
  expect(circlesOf(graph)).toEqual([['core/cards', 'core/payments']]);
});

it('draws a room below what leans on it, and leaves out what is reached through another', () => {
  const graph = new Map([
    ['features/refunds', new Set(['core/ledger', 'database'])],
    ['features/payments', new Set(['core/ledger'])],
    ['core/ledger', new Set(['database'])],
    ['database', new Set<string>()],
  ]);
  expect(drawRooms(graph)).toBe(
    [
      '```mermaid',
      'flowchart TD',
      '  core_ledger["core/ledger"] --> database["database"]',
      '  features["features"] --> core_ledger["core/ledger"]',
      '```',
    ].join('\n'),
  );
});

it('refuses a circle, and a picture that shows something else than the imports', () => {
  expect(check(copyFixture('rooms'))).toEqual({
    status: 1,
    stdout: expect.stringMatching(
      /^a circle of folders: core\/cards, core\/payments\nARCHITECTURE\.md does not draw/,
    ),
  });
});
