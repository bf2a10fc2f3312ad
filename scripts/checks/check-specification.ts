// Looks, before anything is run, whether every line of the specification has a test that is tagged with its id, and every
// tag of a test is the id of a line. The end of a whole run asks whether those tests passed.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createVitest, type TestModule } from 'vitest/node';
import { lineIds } from '../specification/line-ids.ts';
import { specificationProblems } from '../specification/specification-problems.ts';
import { root } from './check-steps.ts';
import { type NamedTest, outcomesOf } from './test-reports.ts';

const run = promisify(execFile);

type Listed = { readonly tests: readonly NamedTest[]; readonly problems: readonly string[] };

/** The tests of a workspace with their tags: its files are loaded, since a row of a table may carry the tag. None is run. */
const listVitest = async (workspace: string): Promise<Listed> => {
  const vitest = await createVitest({ root: join(root, workspace), watch: false });
  try {
    const { testModules, unhandledErrors } = await vitest.collect([], { staticParse: false });
    if (unhandledErrors.length > 0) throw new AggregateError(unhandledErrors, workspace);
    const testsOf = (file: TestModule): readonly NamedTest[] =>
      [...file.children.allTests()].map(({ fullName, tags }) => ({
        file: file.moduleId,
        title: fullName,
        tags,
      }));
    // A tag that no line has keeps its file from being loaded. All that there are follow in the message.
    const problemsOf = (file: TestModule): readonly string[] =>
      [file, ...file.children.allSuites()].flatMap((part) =>
        part.errors().map(({ message }) => `${file.moduleId}: ${message.split(' Available tags', 1)}`),
      );
    return { tests: testModules.flatMap(testsOf), problems: testModules.flatMap(problemsOf) };
  } finally {
    await vitest.close();
  }
};

const listPlaywright = async (workspace: string): Promise<Listed> => {
  const cwd = join(root, workspace);
  const command = join(cwd, 'node_modules/.bin/playwright');
  const { stdout } = await run(command, ['test', '--list', '--reporter=json'], {
    cwd,
    // A step of the whole run is given a file for its report; this list is read from where it is printed.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { tests: outcomesOf('playwright', stdout), problems: [] };
};

const journeys = listPlaywright('apps/dashboard');
const listed: Listed[] = [];
// One after the other: each has workers on every core.
for (const workspace of ['packages/contracts', 'apps/api', 'apps/dashboard', 'apps/docs', 'scripts'])
  listed.push(await listVitest(workspace));
listed.push(await journeys);

const tests = listed.flatMap((part) => part.tests);
const problems = [...listed.flatMap((part) => part.problems), ...specificationProblems(lineIds, tests)];
for (const problem of problems) process.stdout.write(`${problem}\n`);
const tagged = tests.filter(({ tags }) => tags.length > 0);
process.stdout.write(
  `${lineIds.length} lines, ${tagged.length} tests of them, ${problems.length} problems\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
