// Makes the npm package and installs it once for all files of this step: both take longer than most of their tests.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { readerEnvironment } from './reader-environment.ts';

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
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  execFileSync(process.execPath, ['scripts/package.ts'], { cwd: api, stdio: [...stdio] });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const begun = performance.now();
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', archive], {
    cwd: folder,
    env: readerEnvironment(tmpdir()),
    stdio: [...stdio],
  });
  provide('installation', { folder, took: performance.now() - begun });
  return () => rmSync(folder, { recursive: true, force: true });
}
