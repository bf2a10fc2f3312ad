import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './check-steps.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const folders = {
  es: 'apps/docs/docs',
  en: 'apps/docs/i18n/en/docusaurus-plugin-content-docs/current',
} as const;
type Language = keyof typeof folders;

const versionsIn = (language: Language): readonly string[] =>
  [...read(`${folders[language]}/changelog.mdx`).matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(
    ([, version = '']) => version,
  );

const [, answered = ''] =
  /version = '([\d.]+)'/.exec(read('apps/api/src/features/system/system-service.ts')) ?? [];

test.each(['es', 'en'] as const)(
  'the changelog in %s begins with the version that the product answers',
  (language) => {
    expect(versionsIn(language)[0]).toBe(answered);
  },
);

test('has the same versions in both languages, the newest first, each once', () => {
  const versions = versionsIn('es');
  expect(versionsIn('en')).toEqual(versions);
  const numbered = versions.map((version) => version.split('.').map(Number));
  const sorted = numbered.toSorted((one, other) => {
    const at = one.findIndex((part, index) => part !== other[index]);
    return (other[at] ?? 0) - (one[at] ?? 0);
  });
  expect(numbered).toEqual(sorted);
  expect(new Set(versions).size).toBe(versions.length);
});

test('is of the edition that the documentation shows, and every workspace has its version', () => {
  const [, edition = ''] =
    /current: \{ label: '([\d.]+)' \}/.exec(read('apps/docs/docusaurus.config.ts')) ?? [];
  expect(answered.startsWith(`${edition}.`)).toBe(true);
  for (const workspace of ['apps/api', 'apps/dashboard', 'apps/docs', 'packages/contracts'])
    expect(JSON.parse(read(`${workspace}/package.json`)).version).toBe(answered);
});
