import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../checks/check-steps.ts';
import { type Tally, tallyOf } from '../checks/test-reports.ts';
import type { TrustStep } from './trust-steps.ts';

const folder = join(root, 'apps/api');
/** No test is cut off: the longest has hours at its full size. */
const testTimeout = 6 * 60 * 60_000;

type Size = { readonly scale: number; readonly seed: number };

export type TrustResult = {
  readonly tally: Tally;
  readonly seconds: number;
  /** What the tests say that they have done. */
  readonly figures: readonly string[];
  readonly output: string;
};

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly meta?: { readonly figures?: string } }[];
  }[];
};

const figuresOf = (report: string | undefined): readonly string[] => {
  const parsed = report === undefined ? undefined : (JSON.parse(report) as Report);
  return (
    parsed?.testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ meta }) => (meta?.figures ? [meta.figures] : [])),
    ) ?? []
  );
};

const runPart = async ({ files, engine }: TrustStep, { scale, seed }: Size): Promise<TrustResult> => {
  const scratch = mkdtempSync(join(tmpdir(), 'pasarela-trust-'));
  const reportFile = join(scratch, 'report.json');
  const begun = performance.now();
  const given = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    `--testTimeout=${testTimeout}`,
    `--hookTimeout=${testTimeout}`,
    '--no-file-parallelism',
    // What concerns PostgreSQL alone is no part of the usual run.
    ...(files[0].startsWith('test/postgres/') ? ['--config=vitest.postgres.config.ts'] : []),
    ...files,
  ];
  try {
    const child = spawn('vitest', given, {
      cwd: folder,
      env: {
        ...process.env,
        PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
        CI: 'true',
        NO_COLOR: '1',
        PASARELA_TRUST: String(scale),
        PASARELA_SEED: String(seed),
        ...(engine === undefined ? {} : { PASARELA_TEST_ENGINE: engine }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const code = await new Promise<number>((done) => child.on('close', (ended) => done(ended ?? 1)));
    const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : undefined;
    return {
      tally: tallyOf('vitest', report, code),
      seconds: (performance.now() - begun) / 1_000,
      figures: figuresOf(report),
      output: Buffer.concat(chunks).toString('utf8'),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** Runs a step at a share of its full size, in as many processes as it may; each draws from seeds of its own. */
export const runTrustStep = async (
  step: TrustStep,
  { scale, seed }: Size,
  processes: number,
): Promise<TrustResult> => {
  const parts = step.shared ? processes : 1;
  const results = await Promise.all(
    Array.from({ length: parts }, (_, index) =>
      runPart(step, { scale: scale / parts, seed: seed + index * 1_000_000 }),
    ),
  );
  return {
    tally: {
      passed: results.reduce((sum, { tally }) => sum + tally.passed, 0),
      failed: results.reduce((sum, { tally }) => sum + tally.failed, 0),
    },
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
    figures: results.flatMap(({ figures }) => figures),
    output: results
      .filter(({ tally }) => tally.failed > 0)
      .map(({ output }) => output)
      .join('\n'),
  };
};
