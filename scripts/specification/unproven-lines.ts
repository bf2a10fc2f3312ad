import type { TestOutcome } from '../checks/test-reports.ts';

export type UnprovenLine = { readonly id: string; readonly missing: readonly string[] };

/** The lines that no test of a whole run proved, or of which one test did not pass. */
export const unprovenLines = (
  ids: readonly string[],
  outcomes: readonly TestOutcome[],
): readonly UnprovenLine[] => {
  const ofLine = (id: string): UnprovenLine => {
    const tests = outcomes.filter(({ tags }) => tags.includes(id));
    if (tests.length === 0) return { id, missing: ['no test was run'] };
    const failed = tests.filter(({ hasPassed }) => !hasPassed);
    return { id, missing: failed.map(({ file, title }) => `did not pass: ${file} > ${title}`) };
  };
  return ids.map(ofLine).filter(({ missing }) => missing.length > 0);
};
