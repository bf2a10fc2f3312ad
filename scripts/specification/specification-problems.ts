import type { NamedTest } from '../checks/test-reports.ts';

/** Where the pages and the tests do not go together: an id that stands twice, a tag without a line. */
export const specificationProblems = (
  ids: readonly string[],
  tests: readonly NamedTest[],
): readonly string[] => {
  const lines = new Set(ids);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [
    ...[...repeated].map((id) => `${id} stands on the pages more than once`),
    ...tests.flatMap(({ file, title, tags: own }) =>
      own.filter((tag) => !lines.has(tag)).map((tag) => `no line is ${tag}: ${file} > ${title}`),
    ),
  ];
};
