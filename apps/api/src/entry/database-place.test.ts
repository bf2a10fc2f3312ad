import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { CannotStart } from '#errors/cannot-start.ts';
import { databasePlace } from './database-place.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-place-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusalOf = (option?: string): unknown => {
  try {
    return databasePlace(folder, option);
  } catch (error) {
    return error;
  }
};

it('says what to do where the folder of the project cannot be made', () => {
  // A file in its place fails for every user, also for one who may write everywhere.
  writeFileSync(join(folder, '.pasarela'), '');
  const refusal = refusalOf();
  expect(refusal).toBeInstanceOf(CannotStart);
  expect(String(refusal)).toMatch(/\.pasarela cannot be made: .*ENOTDIR.* --db :temp: keeps nothing\.$/);
});

it('says what to do where no temporary folder can be made', () => {
  vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
  const refusal = refusalOf(':temp:');
  vi.unstubAllEnvs();
  expect(refusal).toBeInstanceOf(CannotStart);
  expect(String(refusal)).toMatch(/ENOENT.* TMPDIR names another folder for temporary files\.$/);
});
