import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckStep, root } from './check-steps.ts';
import type { StepResult } from './run-step.ts';

/** Where outcomes and logs of steps are kept; Git ignores it. */
export const cacheFolder = join(root, '.cache', 'checks');

/** Every file of the repository that Git does not ignore, with a hash of its content. */
export const hashFiles = (): ReadonlyMap<string, string> => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
};

const isBelow = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);

/** What the outcome of a step depends on, in one text: its inputs, its command, and settings that steer the tests. */
export const keyOf = (step: CheckStep, files: ReadonlyMap<string, string>): string => {
  const { inputs, command } = step;
  const hash = createHash('sha256').update(JSON.stringify([command, process.version, settings()]));
  for (const [file, content] of files)
    if (inputs === undefined || inputs.some((place) => isBelow(file, place)))
      hash.update(`${file}\n${content}\n`);
  return hash.digest('hex');
};

const settings = (): readonly (readonly [string, string | undefined])[] =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('PASARELA_'))
    .sort();

type Kept = { readonly key: string; readonly result: StepResult };

const fileOf = (step: CheckStep): string => join(cacheFolder, `${step.name.replaceAll(':', '-')}.json`);

/** The outcome of a step that was green with the same inputs, if there is one. */
export const findOutcome = (step: CheckStep, key: string): StepResult | undefined => {
  if (!existsSync(fileOf(step))) return undefined;
  const kept = JSON.parse(readFileSync(fileOf(step), 'utf8')) as Kept;
  return kept.key === key ? kept.result : undefined;
};

/** Keeps the outcome of a green step; that of one that failed is forgotten. */
export const keepOutcome = (step: CheckStep, key: string, result: StepResult): void => {
  mkdirSync(cacheFolder, { recursive: true });
  if (result.tally.failed > 0) rmSync(fileOf(step), { force: true });
  else writeFileSync(fileOf(step), JSON.stringify({ key, result } satisfies Kept));
};
