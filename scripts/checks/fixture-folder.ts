import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from './check-steps.ts';

/** A copy of a fixture outside the repository, where no setting that keeps fixtures out of the normal runs applies. */
export const copyFixture = (name: string): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pasarela-fixture-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'scripts/checks/fixtures', name), folder, { recursive: true });
  return folder;
};

/** An installed package of that name with nothing in it. */
export const installEmptyPackage = (folder: string, name: string): void => {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
  writeFileSync(join(place, 'index.js'), '');
};

/** What stands at `target`, found by an import of `name`, as a workspace is. */
export const linkPackage = (folder: string, name: string, target: string): void => {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place, 'dir');
};

/** Runs one of the root's tools in a folder, as the checks do. */
export const runTool = (
  folder: string,
  tool: string,
  given: readonly string[],
): { readonly code: number | null; readonly output: string; readonly stdout: string } => {
  const run = spawnSync(join(root, 'node_modules/.bin', tool), given, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      NO_COLOR: '1',
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  return { code: run.status, output: run.stdout + run.stderr, stdout: run.stdout };
};
