import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type CheckStep, root } from './check-steps.ts';
import { outcomesOf, type Tally, type TestOutcome, tallyOf } from './test-reports.ts';

export type StepResult = {
  readonly tally: Tally;
  readonly output: string;
  /** How each of its tests ended, where its runner reports them. */
  readonly tests: readonly TestOutcome[];
};

/** A step that hangs must not hang the whole: the longest one takes a third of this on two cores. */
const timeLimit = 30 * 60_000;

const sharedMemory = '/dev/shm';
/** Room for the databases and browser profiles of a run, in bytes: a container may have much less. */
const wantedMemory = 4 * 1024 ** 3;

/**
 * Where the tests keep temporary files: in memory where the machine has room for them there. Their databases wait for the
 * disk at every commit, which is the product's promise and a third of the time of its tests.
 */
const temporaryFolder = (): string => {
  if (!existsSync(sharedMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize >= wantedMemory ? sharedMemory : tmpdir();
};

const reportIn = (scratch: string): string => join(scratch, 'report.json');

const reportArguments = (step: CheckStep, file: string): readonly string[] => {
  if (step.report === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // A failure's whole text comes at the end, where who sees only the end of the output finds it.
  if (step.report === 'playwright') return ['--reporter=dot,json'];
  return [];
};

const environmentOf = (step: CheckStep, folder: string, scratch: string): NodeJS.ProcessEnv => ({
  ...process.env,
  TMPDIR: scratch,
  // The workspace's own tools, and the root's Node before any other.
  PATH: [join(root, 'node_modules/.bin'), join(folder, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  ),
  CI: 'true',
  // Playwright asks its workers for colours; both wishes at once make Node complain in each of them.
  ...(step.report === 'playwright' ? { FORCE_COLOR: '0' } : { NO_COLOR: '1' }),
  // What one step has compiled of its tools and of the journeys, the others and the next run find there.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  PWTEST_CACHE_DIR: join(root, '.cache/journeys'),
  // The tests of the API start what the build has made, which is what ships.
  PASARELA_TEST_PROGRAMS: 'built',
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportIn(scratch),
});

const runCommand = (
  step: CheckStep,
  folder: string,
  scratch: string,
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const [program, ...given] = step.command;
    const child = spawn(program, [...given, ...reportArguments(step, reportIn(scratch))], {
      cwd: folder,
      env: environmentOf(step, folder, scratch),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeLimit,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (code: number, note = ''): void =>
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + note });
    child.on('error', (error) => finish(1, `\n${program}: ${error.message}\n`));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `\nended by ${signal}\n` : ''));
  });

/** Runs one step to its end and counts what it checked. */
export const runStep = async (step: CheckStep): Promise<StepResult> => {
  const folder = join(root, step.folder ?? '.');
  const scratch = mkdtempSync(join(temporaryFolder(), 'pasarela-check-'));
  // As root, the PostgreSQL server of the tests runs as another user, who has to reach its data below.
  chmodSync(scratch, 0o755);
  const reportFile = reportIn(scratch);
  try {
    const { code, output } = await runCommand(step, folder, scratch);
    if (!step.report)
      return {
        tally: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
        output,
        tests: [],
      };
    const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined;
    return {
      tally: tallyOf(step.report, report, code),
      output,
      tests: outcomesOf(step.report, report),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
