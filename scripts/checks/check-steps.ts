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
  /** How many cores it keeps busy. Steps run side by side while there are cores for them. */
  readonly cores: 1 | 2;
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
];
const inputsOf = (folder: Workspace): readonly string[] => {
  // The tests of the API run what the documentation prints, and read its pages.
  const others = folder === 'apps/api' ? ['prisma', 'apps/docs'] : [];
  return [...new Set([...sharedInputs, folder, ...others])];
};

/** Every check of the project. They begin in this order, as far as there are cores for them. */
export const checkSteps: readonly CheckStep[] = [
  // Types, unused code and the tests of the API read Prisma's client, which is generated and not committed.
  {
    name: 'generate',
    command: ['turbo', 'run', 'generate', '--output-logs=errors-only'],
    makesFiles: true,
    cores: 1,
  },
  { name: 'proof-titles', command: ['node', 'scripts/checks/check-proof-titles.ts'], cores: 1 },
  // It takes longer than the checks that run beside it, so it begins before them.
  {
    name: 'build',
    needs: ['generate'],
    command: ['turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped'],
    makesFiles: true,
    cores: 1,
  },
  { name: 'format-and-lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'], cores: 1 },
  ...workspaces.map((folder) => ({
    name: `types:${shortName(folder)}`,
    needs: folder === 'apps/api' ? ['generate'] : [],
    command: ['node_modules/.bin/tsc', '-p', '.'] as const,
    folder,
    inputs: inputsOf(folder),
    cores: 1 as const,
  })),
  { name: 'types:scripts', command: ['tsc', '-p', 'scripts'], cores: 1 },
  { name: 'unused', needs: ['generate'], command: ['knip', '--no-progress'], cores: 1 },
  {
    name: 'boundaries',
    needs: ['generate'],
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'scripts'],
    cores: 1,
  },
  { name: 'component-text', command: ['node', 'scripts/checks/check-component-text.ts'], cores: 1 },
  { name: 'languages', command: ['node', 'scripts/checks/check-languages.ts'], cores: 1 },
  { name: 'tests:checks', command: ['vitest', 'run'], folder: 'scripts', report: 'vitest', cores: 1 },
  ...workspaces.map((folder) => ({
    name: `tests:${shortName(folder)}`,
    needs: folder === 'apps/api' ? ['generate'] : [],
    command: ['vitest', 'run'] as const,
    folder,
    report: 'vitest' as const,
    inputs: inputsOf(folder),
    cores: folder === 'apps/api' ? (2 as const) : (1 as const),
  })),
  {
    name: 'browser',
    needs: ['generate', 'build'],
    command: ['playwright', 'test'],
    folder: 'apps/dashboard',
    report: 'playwright',
    inputs: [...sharedInputs, 'apps', 'prisma'],
    cores: 2,
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

/**
 * The steps to begin now: in order, those whose needs have ended and that fit beside what runs. One that needs more cores
 * than there are left, and those after it, wait, so that a large step is not kept waiting by small ones.
 */
export const stepsToBegin = (
  waiting: readonly CheckStep[],
  { ended, freeCores, cores }: { ended: ReadonlySet<string>; freeCores: number; cores: number },
): readonly CheckStep[] => {
  const begun: CheckStep[] = [];
  let left = freeCores;
  for (const step of waiting) {
    if (step.needs?.some((name) => !ended.has(name))) continue;
    const taken = Math.min(step.cores, cores);
    if (taken > left) break;
    left -= taken;
    begun.push(step);
  }
  return begun;
};
