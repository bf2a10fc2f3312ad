import type { PassedTest } from '../checks/test-reports.ts';
import type { SpecificationLine } from './specification-line.ts';

export type UnprovenLine = { readonly says: string; readonly missing: readonly string[] };

const isProvenBy = (proof: string, passed: readonly PassedTest[]): boolean => {
  const [file = '', title = ''] = proof.split(' > ', 2);
  return title !== '' && passed.some((test) => test.file.endsWith(`/${file}`) && test.title.includes(title));
};

/** The lines of which a test is missing among those that passed. */
export const unprovenLines = (
  lines: readonly SpecificationLine[],
  passed: readonly PassedTest[],
): readonly UnprovenLine[] =>
  lines.flatMap(({ says, proof }) => {
    const missing = proof.filter((each) => !isProvenBy(each, passed));
    return missing.length > 0 ? [{ says, missing }] : [];
  });
