import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = join(import.meta.dirname, '../../docs/specification');

/** The ids of the lines on a page: at the head of a list entry, or in the first column of a table. */
export const idsOnPage = (page: string): readonly string[] =>
  [...page.matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)(?:\*\* | \|)/gm)].map(([, id = '']) => id);

/** The ids of every line of the specification, page by page. */
export const lineIds: readonly string[] = globSync('*.md', { cwd: pages })
  .sort()
  .flatMap((page) => idsOnPage(readFileSync(join(pages, page), 'utf8')));

/** A test names the lines that it proves: for Vitest's settings, the tags that there are. No other one is taken. */
export const lineTags = {
  tags: [...new Set(lineIds)].map((name) => ({ name })),
  strictTags: true,
};
