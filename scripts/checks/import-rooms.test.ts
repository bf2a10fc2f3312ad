import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
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

it('finds a circle through a file that stands beside the folders', () => {
  const graph = folderGraph(join(copyFixture('rooms'), 'packages/contracts/src'));
  expect(circlesOf(graph)).toEqual([['.', 'refunds']]);
});

it('finds a circle through what a component opens only when it is used', () => {
  const graph = folderGraph(join(copyFixture('rooms'), 'apps/dashboard/src'));
  expect(circlesOf(graph)).toEqual([['components/ui', 'parts']]);
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

it('refuses a circle in each workspace, and a picture that shows something else than the imports', () => {
  expect(check(copyFixture('rooms'))).toEqual({
    status: 1,
    stdout: [
      'a circle of folders in apps/api/src: core/cards, core/payments',
      'a circle of folders in packages/contracts/src: ., refunds',
      'a circle of folders in apps/dashboard/src: components/ui, parts',
      'a circle of folders in apps/docs/src: plugins/builder, theme/CodeBlock',
      'ARCHITECTURE.md does not draw the rooms as they are: node scripts/checks/check-rooms.ts --write',
      '8 folders, 4 circles',
      '',
    ].join('\n'),
  });
});

it('refuses a circle of the other workspaces where the API has none and is drawn as it is', () => {
  const folder = copyFixture('rooms');
  rmSync(join(folder, 'apps/api/src/core/cards/card-brand.ts'));
  expect(check(folder)).toEqual({
    status: 1,
    stdout: [
      'a circle of folders in packages/contracts/src: ., refunds',
      'a circle of folders in apps/dashboard/src: components/ui, parts',
      'a circle of folders in apps/docs/src: plugins/builder, theme/CodeBlock',
      '8 folders, 3 circles',
      '',
    ].join('\n'),
  });
});
