import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './check-steps.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const ends = new Set(
  tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);

/** The files that a document names: `…` and `*` stand for several, braces for a part of the name. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w./@-]+\.(?:tsx?|cjs|css|mjs))`/g)].map(([, path = '']) =>
    path.replace(/^\.\//, ''),
  );

const documents = tracked.filter((file) => /^[^/]+\.md$|^decisions\/[^/]+\.md$/.test(file));

test.each(documents)('%s names no file that does not exist', (document) => {
  const named = namedIn(readFileSync(join(root, document), 'utf8'));
  expect(named.filter((path) => !ends.has(path) && !path.includes('generated/'))).toEqual([]);
});

test('finds the files that a document names', () => {
  expect(namedIn('`a/b.ts` and `…-line.ts`, `c.tsx`; `d/e` is a folder')).toEqual(['a/b.ts', 'c.tsx']);
});
