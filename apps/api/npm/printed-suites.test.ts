import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pageLanguages, printedCode, readPage } from '../test/documentation-pages.ts';
import { createProjectFolder } from './installed-package.ts';

// The test files of the page on test suites, in both languages: each is run by its runner, with the packed package.
const run = promisify(execFile);
const jestVersion = '30.5.2';

const { env, remove } = createProjectFolder();
const folder = mkdtempSync(join(tmpdir(), 'pasarela-suites-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  remove();
});

const samples = pageLanguages.flatMap((language) =>
  printedCode(readPage(language, 'automated-tests/test-suite'))
    .filter(({ title }) => title.includes('.test.'))
    .map(({ title, code }) => ({ file: join(language, title), code })),
);
const filesOf = (marker: string): readonly string[] =>
  samples.filter(({ code }) => code.includes(marker)).map(({ file }) => file);

const vitestFiles = filesOf("from 'vitest'");
const jestFiles = filesOf('beforeAll(async () => {\n  await new Promise');
const nodeFiles = filesOf("from 'node:test'");

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `jest@${jestVersion}`], {
    cwd: folder,
    env,
  });
  const link = (name: string, target: string): void =>
    symlinkSync(target, join(folder, 'node_modules', name), 'junction');
  link('pasarela', join(inject('installation').folder, 'node_modules/pasarela'));
  link('vitest', fileURLToPath(new URL('../node_modules/vitest', import.meta.url)));
  for (const language of pageLanguages) mkdirSync(join(folder, language));
  for (const { file, code } of samples) writeFileSync(join(folder, file), code);
});

const node = (program: string, ...args: readonly string[]) =>
  run(process.execPath, [program, ...args], { cwd: folder, env: { ...env, CI: 'true' } });

it('shows a file for each runner, in both languages', () => {
  expect([vitestFiles, jestFiles, nodeFiles].map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(samples).toHaveLength(6);
});

it('runs in Vitest', async () => {
  const report = ['--reporter=json', '--outputFile=report.json'];
  await node('node_modules/vitest/vitest.mjs', 'run', ...report, `--root=${folder}`, ...vitestFiles);
  expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toMatchObject({
    numPassedTests: 6,
    numFailedTests: 0,
    success: true,
  });
});

it('runs in Jest, as CommonJS', async () => {
  const { stdout } = await node('node_modules/jest/bin/jest.js', '--json', ...jestFiles);
  expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 2, numFailedTests: 0, success: true });
});

it("runs in Node's own runner", async () => {
  const { stdout } = await node('--test', '--test-reporter=tap', ...nodeFiles);
  expect(stdout).toMatch(/^# pass 6$/m);
  expect(stdout).toMatch(/^# fail 0$/m);
});
