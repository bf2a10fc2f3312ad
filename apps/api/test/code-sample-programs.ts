import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { SampleLanguageName } from '@pasarela/contracts/code-samples/code-samples';

/** The command that the samples of each language need. */
const needed: Readonly<Record<SampleLanguageName, string>> = {
  curl: 'curl',
  node: 'node',
  php: 'php',
  python: 'python3',
};

/** The program that runs one sample from its standard input. */
const programs: Readonly<Record<'curl' | 'php', readonly [command: string, ...args: string[]]>> = {
  curl: ['sh'],
  php: ['php'],
};

/** A program that reads a JSON array of samples, runs each as a module, and prints a JSON array of their outputs. */
const nodeRunner = `
  import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import { text } from 'node:stream/consumers';
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-samples-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const printed = [];
  const { write } = process.stdout;
  for (const sample of JSON.parse(await text(process.stdin))) {
    let output = '';
    process.stdout.write = (chunk) => { output += chunk; return true; };
    const file = join(folder, printed.length + '.mjs');
    writeFileSync(file, sample);
    await import(file);
    printed.push(output);
  }
  process.stdout.write = write;
  process.stdout.write(JSON.stringify(printed));
`;

/** The same program in Python. */
const pythonRunner = `
import contextlib, io, json, sys
printed = []
for sample in json.load(sys.stdin):
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(sample, f'sample {len(printed) + 1}', 'exec'), {'__name__': '__main__'})
    printed.append(output.getvalue())
json.dump(printed, sys.stdout)
`;

/** Languages whose interpreter starts slowly: one process runs all samples, one after the other. */
const runners: Readonly<Record<'node' | 'python', readonly [command: string, ...args: string[]]>> = {
  node: ['node', '--input-type=module', '-e', nodeRunner],
  python: ['python3', '-c', pythonRunner],
};

type Environment = Readonly<Record<string, string>>;

/** Whether this machine has the program that a language's samples need. */
export const canRun = (language: SampleLanguageName): boolean =>
  spawnSync(needed[language], ['--version'], { stdio: 'ignore' }).status === 0;

const run = async (
  [command, ...args]: readonly [string, ...string[]],
  input: string,
  environment: Environment,
): Promise<string> => {
  const child = spawn(command, args, { env: { ...process.env, ...environment } });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaints += chunk;
  });
  child.stdin.end(input);
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${complaints}\n${input}`);
  return printed;
};

/** Runs samples exactly as published, one after the other; returns the output of each. */
export const runSamples = async (
  language: SampleLanguageName,
  samples: readonly string[],
  environment: Environment = {},
): Promise<readonly string[]> => {
  if (language === 'node' || language === 'python')
    return JSON.parse(await run(runners[language], JSON.stringify(samples), environment)) as string[];
  const printed: string[] = [];
  for (const sample of samples) printed.push(await run(programs[language], sample, environment));
  return printed;
};
