import type { NamedTest } from '../checks/test-reports.ts';

/** Where the pages and the tests do not go together: an id that stands twice, a line without a test, a tag without a line. */
export const specificationProblems = (
  ids: readonly string[],
  tests: readonly NamedTest[],
): readonly string[] => {
  const lines = new Set(ids);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const tags = new Set(tests.flatMap((test) => test.tags));
  return [
    ...[...repeated].map((id) => `${id} stands on the pages more than once`),
    ...[...lines].filter((id) => !tags.has(id)).map((id) => `${id} has no test`),
    ...tests.flatMap(({ file, title, tags: own }) =>
      own.filter((tag) => !lines.has(tag)).map((tag) => `no line is ${tag}: ${file} > ${title}`),
    ),
  ];
};
