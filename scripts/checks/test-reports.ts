import type { ReportKind } from './check-steps.ts';

export type Tally = { readonly passed: number; readonly failed: number };

type VitestReport = {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly tags: readonly string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tags: readonly string[];
    readonly tests: readonly { readonly status: string }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
};

/** A test by its file and its title with those of the groups that it stands in; its tags are the lines that it proves. */
export type NamedTest = { readonly file: string; readonly title: string; readonly tags: readonly string[] };

/** A test that was run or was to be: one that was skipped has not passed either. */
export type TestOutcome = NamedTest & { readonly hasPassed: boolean };

/** Whatever did not pass failed: a skipped test too, and a file that could not be loaded. */
const vitestTally = (report: VitestReport): Tally => {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + unloaded.length,
  };
};

/** A test that passed at the second attempt only is not one to rely on: it failed. */
const playwrightTally = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

/**
 * What a runner's JSON report and exit code come to. A runner that failed for a reason outside its tests (an unhandled
 * error, no test found) counts as one failure, so that nothing red sums up to green.
 */
export const tallyOf = (kind: ReportKind, report: string | undefined, exitCode: number): Tally => {
  if (report === undefined) return { passed: 0, failed: 1 };
  const parsed: unknown = JSON.parse(report);
  const tally =
    kind === 'vitest' ? vitestTally(parsed as VitestReport) : playwrightTally(parsed as PlaywrightReport);
  const nothingRan = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (exitCode !== 0 || nothingRan) ? { ...tally, failed: 1 } : tally;
};

const specsOf = (rootDir: string, suite: PlaywrightSuite, group: string): readonly TestOutcome[] => {
  // The outermost suite is the file itself.
  const within = suite.title === suite.file ? '' : `${group}${suite.title} `;
  return [
    ...suite.specs.map((spec) => ({
      file: `${rootDir}/${suite.file}`,
      title: `${within}${spec.title}`,
      tags: spec.tags,
      hasPassed: spec.tests.length > 0 && spec.tests.every(({ status }) => status === 'expected'),
    })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(rootDir, inner, within)),
  ];
};

/** How every test of a runner's JSON report ended. */
export const outcomesOf = (kind: ReportKind, report: string | undefined): readonly TestOutcome[] => {
  if (report === undefined) return [];
  const parsed: unknown = JSON.parse(report);
  if (kind === 'playwright') {
    const { config, suites } = parsed as PlaywrightReport;
    return suites.flatMap((suite) => specsOf(config.rootDir, suite, ''));
  }
  return (parsed as VitestReport).testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      file: file.name,
      title: test.fullName,
      tags: test.tags,
      hasPassed: test.status === 'passed',
    })),
  );
};
