// Every check and every test of the project: `pnpm test`, or a part of it: `pnpm test --only types`.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type CheckStep, checkSteps, groupSteps, selectSteps } from './checks/check-steps.ts';
import { runStep } from './checks/run-step.ts';
import type { PassedTest, Tally } from './checks/test-reports.ts';
import { specificationLines } from './specification/specification-lines.ts';
import { unprovenLines } from './specification/unproven-lines.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const lineOf = (name: string, tally: Tally, seconds: number): string => {
  const mark = tally.failed === 0 ? 'ok  ' : 'FAIL';
  const counts = tally.passed + tally.failed > 1 ? `${tally.passed} passed, ${tally.failed} failed` : '';
  return `${mark} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`.trimEnd();
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const steps = selectSteps(checkSteps, values.only);
if (steps.length === 0) {
  print(`No such step: ${values.only}. There are: ${checkSteps.map((step) => step.name).join(', ')}`);
  process.exit(1);
}

const green = new Set<string>();
const passedTests: PassedTest[] = [];
let passed = 0;
let failed = 0;

const run = async (step: CheckStep): Promise<void> => {
  const missing = step.needs?.filter((name) => !green.has(name)) ?? [];
  if (missing.length > 0) {
    failed += 1;
    print(`FAIL ${step.name.padEnd(18)} not run: it needs ${missing.join(', ')}`);
    return;
  }
  const begun = performance.now();
  const { tally, output, passedTests: proven } = await runStep(step);
  passedTests.push(...proven);
  passed += tally.passed;
  failed += tally.failed;
  if (tally.failed === 0) green.add(step.name);
  else print(`\n${output.trimEnd()}\n`);
  print(lineOf(step.name, tally, (performance.now() - begun) / 1000));
};

for (const group of groupSteps(steps)) {
  const waiting = [...group];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

// The checklist asks for tests of every runner: only a whole run can answer it.
if (steps.length === checkSteps.length) {
  const unproven = unprovenLines(specificationLines, passedTests);
  for (const { says, missing } of unproven)
    print(`\nnot proven: ${says}\n  no test passed: ${missing.join('\n  no test passed: ')}`);
  const tally = { passed: specificationLines.length - unproven.length, failed: unproven.length };
  passed += tally.passed;
  failed += tally.failed;
  print(lineOf('specification', tally, 0));
}

print(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
