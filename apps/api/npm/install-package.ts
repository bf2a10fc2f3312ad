// Makes the npm package and installs it once for all files of this step: both take longer than most of their tests.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that the package is installed in, and how long its installation took, in milliseconds. */
    installation: { readonly folder: string; readonly took: number };
  }
}

const api = fileURLToPath(new URL('..', import.meta.url));
const archive = fileURLToPath(new URL('../../../dist/pasarela.tgz', import.meta.url));

export default function installPackage({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-installation-'));
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };
  execFileSync(process.execPath, ['scripts/package.ts'], {
    cwd: api,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const begun = performance.now();
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', archive], {
    cwd: folder,
    env: { HOME: process.env.HOME, TMPDIR: tmpdir(), PATH: env.PATH },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  provide('installation', { folder, took: performance.now() - begun });
  return () => rmSync(folder, { recursive: true, force: true });
}
