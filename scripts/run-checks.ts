// Every check and every test of the project: `pnpm test`, or a part of it: `pnpm test --only types`. A step that was green
// is not run again while nothing that it depends on has changed; `--all` runs it all the same, and so does CI.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type CheckStep, checkSteps, root, selectSteps, stepsToBegin } from './checks/check-steps.ts';
import { runStep, type StepResult } from './checks/run-step.ts';
import { cacheFolder, findOutcome, hashFiles, keepOutcome, keyOf } from './checks/step-cache.ts';
import type { Tally, TestOutcome } from './checks/test-reports.ts';
import { lineIds } from './specification/line-ids.ts';
import { specificationProblems } from './specification/specification-problems.ts';
import { unprovenLines } from './specification/unproven-lines.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const lineOf = (name: string, tally: Tally, took: string): string => {
  const mark = tally.failed === 0 ? 'ok  ' : 'FAIL';
  const counts = tally.passed + tally.failed > 1 ? `${tally.passed} passed, ${tally.failed} failed` : '';
  return `${mark} ${name.padEnd(18)} ${took.padStart(9)}  ${counts}`.trimEnd();
};

const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } });
const steps = selectSteps(checkSteps, values.only);
if (steps.length === 0) {
  print(`No such step: ${values.only}. There are: ${checkSteps.map((step) => step.name).join(', ')}`);
  process.exit(1);
}

const cores = availableParallelism();
const usesCache = !values.all && !process.env.CI;
const files = hashFiles();

const tests: TestOutcome[] = [];
/** What failed, said once more at the end, where who sees only the last lines finds it. */
const failures: string[] = [];
let passed = 0;
let failed = 0;
const count = (tally: Tally): void => {
  passed += tally.passed;
  failed += tally.failed;
};

const keepLog = ({ name }: CheckStep, output: string): string => {
  mkdirSync(cacheFolder, { recursive: true });
  const file = join(cacheFolder, `${name.replaceAll(':', '-')}.log`);
  writeFileSync(file, output);
  return relative(root, file);
};

const mostNamed = 20;
const failureOf = (step: CheckStep, result: StepResult, log: string): string => {
  const failedTests = result.tests.filter(({ hasPassed }) => !hasPassed);
  const named = failedTests.slice(0, mostNamed).map(({ file, title }) => `    ${file} > ${title}`);
  const more = failedTests.length - named.length;
  return [`  ${step.name}: ${log}`, ...named, ...(more > 0 ? [`    and ${more} more`] : [])].join('\n');
};

/** Runs a step, or takes its outcome from the cache; answers whether it is green. */
const run = async (step: CheckStep): Promise<boolean> => {
  const key = keyOf(step, files);
  const kept = usesCache && !step.makesFiles ? findOutcome(step, key) : undefined;
  const begun = performance.now();
  const result = kept ?? (await runStep(step));
  tests.push(...result.tests);
  count(result.tally);
  const isGreen = result.tally.failed === 0;
  if (!kept) {
    keepOutcome(step, key, result);
    const log = keepLog(step, result.output);
    if (!isGreen) {
      failures.push(failureOf(step, result, log));
      print(`\n${result.output.trimEnd()}\n`);
    }
  }
  const took = kept ? 'unchanged' : `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  print(lineOf(step.name, result.tally, took));
  return isGreen;
};

const ended = new Set<string>();
const green = new Set<string>();
const running = new Map<CheckStep, Promise<void>>();
let waiting = [...steps];

const begin = (step: CheckStep): void => {
  waiting = waiting.filter((other) => other !== step);
  const missing = step.needs?.filter((name) => !green.has(name)) ?? [];
  if (missing.length > 0) {
    count({ passed: 0, failed: 1 });
    ended.add(step.name);
    failures.push(`  ${step.name}: not run, it needs ${missing.join(', ')}`);
    print(`FAIL ${step.name.padEnd(18)} not run: it needs ${missing.join(', ')}`);
    return;
  }
  const end = run(step).then((isGreen) => {
    if (isGreen) green.add(step.name);
    ended.add(step.name);
    running.delete(step);
  });
  running.set(step, end);
};

while (waiting.length > 0 || running.size > 0) {
  const next = stepsToBegin(waiting, { ended, room: cores - running.size });
  for (const step of next) begin(step);
  // A step that could not be run may be what the next ones wait for.
  if (running.size > 0) await Promise.race(running.values());
}

// A line may be proven by tests of every runner: only a whole run can answer for it.
if (steps.length === checkSteps.length) {
  const unproven = unprovenLines(lineIds, tests);
  const problems = specificationProblems(lineIds, tests);
  for (const { id, missing } of unproven) print(`\nnot proven: ${id}\n  ${missing.join('\n  ')}`);
  const tally = { passed: lineIds.length - unproven.length, failed: unproven.length + problems.length };
  count(tally);
  const named = [...unproven.map(({ id }) => id), ...problems];
  if (named.length > 0) failures.push(`  proven lines: ${named.join(', ')}`);
  print(lineOf('proven lines', tally, ''));
}

if (failures.length > 0) print(`\nfailed, with their logs:\n${failures.join('\n')}`);
print(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
