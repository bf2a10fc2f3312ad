import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

const folderOf = (language: string) => new URL(`./${language}/`, import.meta.url);
const features = (await readdir(folderOf('es'))).sort();

/** The paths of every text, functions included; lists count each of their entries. */
const pathsOf = (words: unknown, at: string): string[] => {
  if (typeof words === 'string') return words.trim() === '' ? [`${at} (empty)`] : [at];
  if (typeof words === 'function') return [`${at}(${words.length})`];
  if (typeof words !== 'object' || words === null) return [`${at} (${typeof words})`];
  return Object.entries(words).flatMap(([name, value]) => pathsOf(value, `${at}.${name}`));
};

test('both languages have the same files', async () => {
  expect((await readdir(folderOf('en'))).sort()).toEqual(features);
  expect(features.length).toBeGreaterThan(0);
});

test.each(features)('%s is complete in both languages', async (file) => {
  const es: unknown = await import(`./es/${file}`);
  const en: unknown = await import(`./en/${file}`);
  const spanish = pathsOf(es, '').sort();
  expect(pathsOf(en, '').sort()).toEqual(spanish);
  expect(spanish.filter((path) => /\((?:empty|undefined|number|boolean)\)$/.test(path))).toEqual([]);
});
