import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../checks/check-steps.ts';
import lineIds from './line-ids.json' with { type: 'json' };
import { specificationLines } from './specification-lines.ts';

/** The ids of the lines on a page: at the head of a list entry, or in the first column of a table. */
const idsOf = (page: string): readonly string[] =>
  [...page.matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)(?:\*\* | \|)/gm)].map(([, id = '']) => id);

const folder = join(root, 'docs/specification');
const written = globSync('*.md', { cwd: folder }).flatMap((page) =>
  idsOf(readFileSync(join(folder, page), 'utf8')),
);

it('reads ids from lists and tables, and no id that is only mentioned', () => {
  expect(idsOf('- **LOGIN-1** One.\n  See LOGIN-7.\n\n| ROLE-5 | Admin |\n| Id | Role |\n')).toEqual([
    'LOGIN-1',
    'ROLE-5',
  ]);
});

it('gives each id to one line', () => {
  expect(written.length).toBeGreaterThan(0);
  expect(new Set(written).size).toBe(written.length);
});

it('joins each line of the pages with entries of the checklist, and each entry with a line', () => {
  expect(Object.keys(lineIds).toSorted()).toEqual(written.toSorted());
  const joined = new Set(Object.values(lineIds).flat());
  expect([...joined].toSorted()).toEqual([...new Set(specificationLines.map(({ says }) => says))].toSorted());
});
