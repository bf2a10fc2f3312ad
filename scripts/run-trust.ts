// The product's promises at their full size: `pnpm trust`, or a share of it: `pnpm trust --scale 0.1 --seed 7 --only histories`.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runTrustStep } from './trust/run-trust-step.ts';
import { trustSteps } from './trust/trust-steps.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const [scale, seed] = [Number(values.scale), Number(values.seed)];
const steps = trustSteps.filter(({ name }) => name.includes(values.only));
if (!(scale > 0) || !Number.isSafeInteger(seed) || steps.length === 0) {
  print('pnpm trust [--scale <share of the full size>] [--seed <whole number>] [--only <part of a name>]');
  print(`Names: ${trustSteps.map(({ name }) => name).join('; ')}`);
  process.exit(1);
}

const processes = availableParallelism();
print(`scale ${scale}, seed ${seed}, Node ${process.version}, ${processes} cores\n`);
const rows: string[] = [];
let failed = 0;
for (const step of steps) {
  const { tally, seconds, figures, output } = await runTrustStep(step, { scale, seed }, processes);
  failed += tally.failed;
  if (tally.failed > 0) print(`\n${output.trimEnd()}\n`);
  const verdict = tally.failed === 0 ? 'ok' : 'FAIL';
  const counts = `${tally.passed} passed, ${tally.failed} failed`;
  print(`${verdict.padEnd(4)} ${step.name.padEnd(38)} ${seconds.toFixed(0).padStart(5)} s  ${counts}`);
  for (const figure of figures) print(`       ${figure}`);
  rows.push(`| ${step.name} | ${step.full} | ${counts} | ${seconds.toFixed(0)} s | ${verdict} |`);
}
print(`\nAt ${scale} of the full size, from seed ${seed}:\n`);
print('| what | full size | tests | time | |\n| --- | --- | --- | --- | --- |');
for (const row of rows) print(row);
process.exitCode = failed === 0 ? 0 : 1;
