import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remedyOfCode } from './remedy-of-code.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-remedies-'));
beforeAll(() => {
  mkdirSync(join(folder, 'en/errors'), { recursive: true });
  mkdirSync(join(folder, 'errors'));
  writeFileSync(
    join(folder, 'errors/reference_taken.md'),
    '# `reference_taken`\n\n> Ya se usa.\n\n## Qué pasó y qué hacer\n\nUsa otra.\n\n## Ejemplo\n\nNada.\n',
  );
  writeFileSync(join(folder, 'en/errors/reference_taken.md'), '# A\n\n## What to do\n\nUse another.\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads what to do from the page of an error, in the language of the call', () => {
  expect(remedyOfCode('reference_taken', 'es', folder)).toBe('Usa otra.');
  expect(remedyOfCode('reference_taken', 'en', folder)).toBe('Use another.');
});

it.each(['unknown', '../secret', ''])('has nothing to say of the code “%s”', (code) => {
  expect(remedyOfCode(code, 'es', folder)).toBeUndefined();
});
