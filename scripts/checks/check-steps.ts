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
  /** Keeps one core busy and changes nothing: it runs beside others like it. */
  readonly oneCore?: true;
};

const workspaces = ['packages/contracts', 'apps/api', 'apps/dashboard', 'apps/docs'] as const;
const shortName = (folder: string): string => folder.slice(folder.indexOf('/') + 1);

/** Every check of the project, the quick ones first. */
export const checkSteps: readonly CheckStep[] = [
  // Types, unused code and the tests of the API read Prisma's client, which is generated and not committed.
  { name: 'generate', command: ['turbo', 'run', 'generate', '--output-logs=errors-only'] },
  {
    name: 'format-and-lint',
    command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
    oneCore: true,
  },
  ...workspaces.map((folder) => ({
    name: `types:${shortName(folder)}`,
    needs: folder === 'apps/api' ? ['generate'] : [],
    command: ['tsc', '-p', '.'] as const,
    folder,
    oneCore: true as const,
  })),
  { name: 'types:scripts', command: ['tsc', '-p', 'scripts'], oneCore: true },
  { name: 'unused', needs: ['generate'], command: ['knip', '--no-progress'], oneCore: true },
  {
    name: 'boundaries',
    needs: ['generate'],
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'scripts'],
    oneCore: true,
  },
  { name: 'component-text', command: ['node', 'scripts/checks/check-component-text.ts'], oneCore: true },
  { name: 'languages', command: ['node', 'scripts/checks/check-languages.ts'], oneCore: true },
  { name: 'tests:checks', command: ['vitest', 'run'], folder: 'scripts', report: 'vitest' },
  ...workspaces.map((folder) => ({
    name: `tests:${shortName(folder)}`,
    needs: folder === 'apps/api' ? ['generate'] : [],
    command: ['vitest', 'run'] as const,
    folder,
    report: 'vitest' as const,
  })),
  {
    name: 'build',
    needs: ['generate'],
    command: ['turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped'],
  },
  {
    name: 'browser',
    needs: ['generate', 'build'],
    command: ['playwright', 'test'],
    folder: 'apps/dashboard',
    report: 'playwright',
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

/** The steps in order, those together that may run beside each other. A step needs none of its own group. */
export const groupSteps = (steps: readonly CheckStep[]): readonly (readonly CheckStep[])[] => {
  const groups: CheckStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const joins = step.oneCore && last?.[0]?.oneCore && !last.some(({ name }) => step.needs?.includes(name));
    if (last && joins) last.push(step);
    else groups.push([step]);
  }
  return groups;
};
