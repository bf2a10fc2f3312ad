import { glossaryProblems } from './glossary.ts';
import type { WordProblem } from './word-problem.ts';

/** A page without what is quoted of programs. */
const withoutCode = (page: string): string =>
  page.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** The levels of a page's headings in order: a translation has the same chapters. */
const outlineOf = (page: string): string => {
  return [...withoutCode(page).matchAll(/^(#{1,6})\s/gm)].map(([, marks = '']) => marks.length).join(' ');
};

/** What keeps the pages of one language from being those of the other; pages by their path. */
export const comparePages = (
  spanish: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
): readonly WordProblem[] =>
  [...new Set([...spanish.keys(), ...english.keys()])].sort().flatMap((at) => {
    const es = spanish.get(at);
    const en = english.get(at);
    if (es === undefined) return [{ at, problem: 'page missing in Spanish' }];
    if (en === undefined) return [{ at, problem: 'page missing in English' }];
    if (es === en) return [{ at, problem: 'page not translated' }];
    return [
      ...(outlineOf(es) === outlineOf(en) ? [] : [{ at, problem: 'page with other headings' }]),
      ...glossaryProblems(at, withoutCode(es), 'es'),
      ...glossaryProblems(at, withoutCode(en), 'en'),
    ];
  });
