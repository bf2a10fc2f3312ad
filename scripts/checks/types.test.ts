import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './check-steps.ts';
import { copyFixture, runTool } from './fixture-folder.ts';

test('the settings that every workspace extends refuse what is not strictly typed', () => {
  const folder = copyFixture('types');
  copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');

  const { code, output } = runTool(folder, 'tsc', ['-p', '.', '--pretty', 'false']);

  expect(code).not.toBe(0);
  expect(output.match(/^wrong\.ts\(\d+,\d+\): error TS\d+/gm)).toEqual([
    'wrong.ts(1,14): error TS2322', // a string where a number belongs
    'wrong.ts(3,62): error TS2322', // an entry of a list that may not be there
    'wrong.ts(5,26): error TS7006', // an implicit any
    'wrong.ts(7,13): error TS1294', // syntax that Node cannot strip
    'wrong.ts(18,3): error TS4114', // an override that does not say so
  ]);
});
