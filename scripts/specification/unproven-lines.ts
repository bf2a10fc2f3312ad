import type { NamedTest } from '../checks/test-reports.ts';
import type { SpecificationLine } from './specification-line.ts';

export type UnprovenLine = { readonly says: string; readonly missing: readonly string[] };

type TitleMatch = (title: string, part: string) => boolean;

const includes: TitleMatch = (title, part) => title.includes(part);

/** The lines of which a test is missing among those that passed. `matches`: whether a title is the one that a line names. */
export const unprovenLines = (
  lines: readonly SpecificationLine[],
  passed: readonly NamedTest[],
  matches = includes,
): readonly UnprovenLine[] => {
  const titlesOf = Map.groupBy(passed, (test) => test.file);
  const files = [...titlesOf.keys()];
  const isProven = (proof: string): boolean => {
    const [name = '', title = ''] = proof.split(' > ', 2);
    const tests = files
      .filter((file) => file.endsWith(`/${name}`))
      .flatMap((file) => titlesOf.get(file) ?? []);
    return title !== '' && tests.some((test) => matches(test.title, title));
  };
  return lines.flatMap(({ says, proof }) => {
    const missing = proof.filter((each) => !isProven(each));
    return missing.length > 0 ? [{ says, missing }] : [];
  });
};
