import { expect, it } from 'vitest';
import { idsOnPage, lineIds, lineTags } from './line-ids.ts';

it('reads ids from lists and tables, and no id that is only mentioned', () => {
  expect(idsOnPage('- **LOGIN-1** One.\n  See LOGIN-7.\n\n| ROLE-5 | Admin |\n| Id | Role |\n')).toEqual([
    'LOGIN-1',
    'ROLE-5',
  ]);
});

it('lets tests name the lines of the pages, and no other', () => {
  expect(lineIds.length).toBeGreaterThan(0);
  expect(lineTags.tags.map(({ name }) => name)).toEqual([...new Set(lineIds)]);
  expect(lineTags.strictTags).toBe(true);
});
