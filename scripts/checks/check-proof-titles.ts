// Looks, before anything is run, whether the tests that prove the specification's lines are there under the titles that
// the lines name. What is filled into a title when its test runs is not known yet; the end of a whole run asks again.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { specificationLines } from '../specification/specification-lines.ts';
import { unprovenLines } from '../specification/unproven-lines.ts';
import { root } from './check-steps.ts';
import { type NamedTest, testsOf } from './test-reports.ts';
import { canContain } from './title-patterns.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'pasarela-titles-'));

type ListedTest = { readonly name: string; readonly file: string };

/** The groups of a title stand before it, each apart by an arrow; quotation marks are escaped as in the source. */
const titleOf = (name: string): string => name.replaceAll(' > ', ' ').replaceAll(/\\(['"`])/g, '$1');

/** The titles of a workspace's tests as they stand in the source: no file is loaded. */
const listVitest = async (workspace: string): Promise<readonly NamedTest[]> => {
  const file = join(folder, `${workspace.replaceAll('/', '-')}.json`);
  await run('vitest', ['list', `--json=${file}`], { cwd: join(root, workspace) });
  const listed = JSON.parse(readFileSync(file, 'utf8')) as readonly ListedTest[];
  return listed.map((test) => ({ file: test.file, title: titleOf(test.name) }));
};

const listPlaywright = async (workspace: string): Promise<readonly NamedTest[]> => {
  const cwd = join(root, workspace);
  const command = join(cwd, 'node_modules/.bin/playwright');
  const { stdout } = await run(command, ['test', '--list', '--reporter=json'], {
    cwd,
    // A step of the whole run is given a file for its report; this list is read from where it is printed.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined },
    maxBuffer: 64 * 1024 * 1024,
  });
  return testsOf('playwright', stdout);
};

try {
  const listed = await Promise.all([
    ...['packages/contracts', 'apps/api', 'apps/dashboard', 'apps/docs', 'scripts'].map(listVitest),
    listPlaywright('apps/dashboard'),
  ]);
  const missing = unprovenLines(specificationLines, listed.flat(), canContain);
  for (const { says, missing: titles } of missing)
    process.stdout.write(`${says}\n  no such test: ${titles.join('\n  no such test: ')}\n`);
  process.exitCode = missing.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
