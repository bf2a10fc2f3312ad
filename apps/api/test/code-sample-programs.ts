import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { SampleLanguageName } from '@pasarela/contracts/code-samples/code-samples';

/** What runs a sample's text, handed to it as it stands. */
const programs: Readonly<Record<SampleLanguageName, readonly [command: string, ...args: string[]]>> = {
  curl: ['sh'],
  node: ['node', '--input-type=module'],
  php: ['php'],
  python: ['python3', '-'],
};
const needed: Readonly<Record<SampleLanguageName, string>> = {
  curl: 'curl',
  node: 'node',
  php: 'php',
  python: 'python3',
};

/** Whether this machine has what a language's samples run with. */
export const canRun = (language: SampleLanguageName): boolean =>
  spawnSync(needed[language], ['--version'], { stdio: 'ignore' }).status === 0;

/** Runs a sample; answers all that it printed. */
export const runSample = async (
  language: SampleLanguageName,
  text: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const [command, ...args] = programs[language];
  const child = spawn(command, args, { env: { ...process.env, ...environment } });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaints += chunk;
  });
  child.stdin.end(text);
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${language} ended with ${status}:\n${complaints}\n${text}`);
  return printed;
};
