import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type CheckStep, root } from './check-steps.ts';
import { type PassedTest, passedTestsOf, type Tally, tallyOf } from './test-reports.ts';

export type StepResult = {
  readonly tally: Tally;
  readonly output: string;
  /** The tests that passed, where its runner reports them. */
  readonly passedTests: readonly PassedTest[];
};

/** A step that hangs must not hang the whole: the longest one takes a third of this on two cores. */
const timeLimit = 30 * 60_000;

const reportArguments = (step: CheckStep, file: string): readonly string[] => {
  if (step.report === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // A failure's whole text comes at the end, where who sees only the end of the output finds it.
  if (step.report === 'playwright') return ['--reporter=dot,json'];
  return [];
};

const environmentOf = (step: CheckStep, folder: string, reportFile: string): NodeJS.ProcessEnv => ({
  ...process.env,
  // The workspace's own tools, and the root's Node before any other.
  PATH: [join(root, 'node_modules/.bin'), join(folder, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  ),
  CI: 'true',
  // Playwright asks its workers for colours; both wishes at once make Node complain in each of them.
  ...(step.report === 'playwright' ? { FORCE_COLOR: '0' } : { NO_COLOR: '1' }),
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
});

const runCommand = (
  step: CheckStep,
  folder: string,
  reportFile: string,
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const [program, ...given] = step.command;
    const child = spawn(program, [...given, ...reportArguments(step, reportFile)], {
      cwd: folder,
      env: environmentOf(step, folder, reportFile),
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
  const scratch = mkdtempSync(join(tmpdir(), 'pasarela-check-'));
  const reportFile = join(scratch, 'report.json');
  try {
    const { code, output } = await runCommand(step, folder, reportFile);
    if (!step.report)
      return {
        tally: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
        output,
        passedTests: [],
      };
    const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined;
    return {
      tally: tallyOf(step.report, report, code),
      output,
      passedTests: passedTestsOf(step.report, report),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};
