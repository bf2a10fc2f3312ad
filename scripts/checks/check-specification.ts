// Looks, before anything is run, whether every line of the specification has a test that is tagged with its id, and every
// tag of a test is the id of a line. The end of a whole run asks whether those tests passed.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createVitest } from 'vitest/node';
import { lineIds } from '../specification/line-ids.ts';
import { specificationProblems } from '../specification/specification-problems.ts';
import { root } from './check-steps.ts';
import { type NamedTest, outcomesOf } from './test-reports.ts';

const run = promisify(execFile);

/** The tests of a workspace with their tags: its files are loaded, since a row of a table may carry the tag. None is run. */
const listVitest = async (workspace: string): Promise<readonly NamedTest[]> => {
  const vitest = await createVitest({ root: join(root, workspace), watch: false });
  try {
    const { testModules, unhandledErrors } = await vitest.collect([], { staticParse: false });
    // A tag that no line has is an error of the file or the group that it stands in.
    const errors = testModules.flatMap((file) =>
      [file, ...file.children.allSuites()].flatMap((part) =>
        part.errors().map(({ message }) => `${file.moduleId}: ${message.split('\n', 1)}`),
      ),
    );
    if (errors.length + unhandledErrors.length > 0)
      throw new AggregateError(unhandledErrors, `not every test can be listed\n${errors.join('\n')}`);
    return testModules.flatMap((file) =>
      [...file.children.allTests()].map(({ fullName, tags }) => ({
        file: file.moduleId,
        title: fullName,
        tags,
      })),
    );
  } finally {
    await vitest.close();
  }
};

const listPlaywright = async (workspace: string): Promise<readonly NamedTest[]> => {
  const cwd = join(root, workspace);
  const command = join(cwd, 'node_modules/.bin/playwright');
  const { stdout } = await run(command, ['test', '--list', '--reporter=json'], {
    cwd,
    // A step of the whole run is given a file for its report; this list is read from where it is printed.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined },
    maxBuffer: 64 * 1024 * 1024,
  });
  return outcomesOf('playwright', stdout);
};

const listEveryVitest = async (): Promise<readonly NamedTest[]> => {
  const listed: NamedTest[] = [];
  // One after the other: each has workers on every core.
  for (const workspace of ['packages/contracts', 'apps/api', 'apps/dashboard', 'apps/docs', 'scripts'])
    listed.push(...(await listVitest(workspace)));
  return listed;
};

const listed = await Promise.all([listEveryVitest(), listPlaywright('apps/dashboard')]);
const problems = specificationProblems(lineIds, listed.flat());
for (const problem of problems) process.stdout.write(`${problem}\n`);
const tagged = listed.flat().filter(({ tags }) => tags.length > 0);
process.stdout.write(
  `${lineIds.length} lines, ${tagged.length} tests of them, ${problems.length} problems\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
