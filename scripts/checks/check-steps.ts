import { join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '..', '..');

/** How the tests of a step are counted: from the report that its runner writes; without one a step counts as one. */
export type ReportKind = 'vitest' | 'playwright';

export type CheckStep = {
  readonly name: string;
  /** Steps that must have passed; otherwise this one counts as failed without being run. */
  readonly needs?: readonly string[];
  readonly command: readonly [string, ...string[]];
  /** The workspace to run in, from the root. */
  readonly folder?: string;
  readonly report?: ReportKind;
  /**
   * The folders and files, from the root, that its outcome depends on: a step that was green need not run again while
   * they stay as they are. Without it every file of the repository counts.
   */
  readonly inputs?: readonly string[];
  /** It makes files that others read, and looks itself whether they are up to date. */
  readonly makesFiles?: true;
};

const workspaces = ['packages/contracts', 'apps/api', 'apps/dashboard', 'apps/docs'] as const;
type Workspace = (typeof workspaces)[number];
const shortName = (folder: string): string => folder.slice(folder.indexOf('/') + 1);

/** What every step of a workspace depends on, beside the workspace itself. */
const sharedInputs = [
  'packages/contracts',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'scripts/checks',
  // The settings of the tests take from it which lines there are to prove.
  'docs/specification',
  'scripts/specification/line-ids.ts',
];
const inputsOf = (folder: Workspace): readonly string[] => {
  // The tests of the API run what the documentation prints, and read its pages.
  const others = folder === 'apps/api' ? ['prisma', 'apps/docs'] : [];
  return [...new Set([...sharedInputs, folder, ...others])];
};

/** Every check of the project. They begin in this order, as many at once as there are cores. */
export const checkSteps: readonly CheckStep[] = [
  // Types, unused code and the tests of the API read the types of rows, which are generated and not committed.
  {
    name: 'generate',
    command: ['turbo', 'run', 'generate', '--output-logs=errors-only'],
    makesFiles: true,
  },
  // It takes longer than the checks that run beside it, so it begins before them.
  {
    name: 'build',
    needs: ['generate'],
    command: ['turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped'],
    makesFiles: true,
  },
  { name: 'format-and-lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'] },
  ...workspaces.map((folder) => ({
    name: `types:${shortName(folder)}`,
    needs: folder === 'apps/api' ? ['generate'] : [],
    // Its threads check what they share once each: one needs half the time of the processor, and no longer by the clock.
    command: ['node_modules/.bin/tsc', '-p', '.', '--singleThreaded'] as const,
    folder,
    inputs: inputsOf(folder),
  })),
  {
    name: 'types:scripts',
    // The root's own is the one with an API, which the checks use; it takes five times as long.
    command: ['packages/contracts/node_modules/.bin/tsc', '-p', 'scripts', '--singleThreaded'],
  },
  { name: 'unused', needs: ['generate'], command: ['knip', '--no-progress'] },
  {
    name: 'boundaries',
    needs: ['generate'],
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'scripts', 'examples'],
  },
  { name: 'rooms', command: ['node', 'scripts/checks/check-rooms.ts'] },
  {
    name: 'statements',
    needs: ['generate'],
    command: ['node', 'scripts/checks/check-statements.ts'],
  },
  { name: 'component-text', command: ['node', 'scripts/checks/check-component-text.ts'] },
  { name: 'languages', command: ['node', 'scripts/checks/check-languages.ts'] },
  {
    name: 'tests:checks',
    needs: ['generate'],
    command: ['vitest', 'run'],
    folder: 'scripts',
    report: 'vitest',
  },
  ...workspaces
    .filter((folder) => folder !== 'apps/api')
    .map((folder) => ({
      name: `tests:${shortName(folder)}`,
      // The tests of the documentation search what was built.
      needs: folder === 'apps/docs' ? ['generate', 'build'] : [],
      command: ['vitest', 'run'] as const,
      folder,
      report: 'vitest' as const,
      inputs: inputsOf(folder),
    })),
  // The two longest wait for disks, processes and pages a good part of their time: each fills what the other leaves.
  {
    name: 'browser',
    needs: ['generate', 'build'],
    command: ['playwright', 'test'],
    folder: 'apps/dashboard',
    report: 'playwright',
    inputs: [...sharedInputs, 'apps', 'prisma'],
  },
  // It makes the npm package of what was built, installs it and pays; the sample shops are run beside it.
  {
    name: 'tests:package',
    needs: ['generate', 'build'],
    command: ['vitest', 'run', '--config', 'vitest.package.config.ts'],
    folder: 'apps/api',
    report: 'vitest',
    inputs: [...sharedInputs, 'apps', 'prisma', 'examples', 'LICENSE'],
  },
  // Before the longest, so that it fills what the browser leaves.
  {
    name: 'tests:postgres',
    needs: ['generate', 'build'],
    command: ['vitest', 'run', '--config', 'vitest.postgres.config.ts'],
    folder: 'apps/api',
    report: 'vitest',
    inputs: inputsOf('apps/api'),
  },
  {
    name: 'tests:api',
    needs: ['generate', 'build'],
    command: ['vitest', 'run'],
    folder: 'apps/api',
    report: 'vitest',
    inputs: inputsOf('apps/api'),
  },
];

/** The steps whose names begin so (`types` means those of every workspace) with everything that they need, in order. */
export const selectSteps = (steps: readonly CheckStep[], only: string | undefined): readonly CheckStep[] => {
  if (only === undefined) return steps;
  const wanted = new Set<string>();
  const want = (step: CheckStep): void => {
    wanted.add(step.name);
    for (const needed of steps) if (step.needs?.includes(needed.name)) want(needed);
  };
  for (const step of steps) if (step.name.startsWith(only)) want(step);
  return steps.filter((step) => wanted.has(step.name));
};

/** The steps to begin now: in order, those whose needs have ended, as many as there is room for. */
export const stepsToBegin = (
  waiting: readonly CheckStep[],
  { ended, room }: { ended: ReadonlySet<string>; room: number },
): readonly CheckStep[] =>
  waiting.filter(({ needs = [] }) => needs.every((name) => ended.has(name))).slice(0, room);
