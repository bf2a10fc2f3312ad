import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readerEnvironment } from './reader-environment.ts';

export type ProjectFolder = {
  readonly path: string;
  /** Where programs that are started with `env` keep temporary files. */
  readonly temporary: string;
  /** The environment of somebody who has this Node, and no settings of ours. */
  readonly env: Readonly<Record<string, string | undefined>>;
  remove(): void;
};

/** A folder of a reader in which the package is installed, with nothing else in it. */
export const createProjectFolder = (): ProjectFolder => {
  const path = mkdtempSync(join(tmpdir(), 'pasarela-project-'));
  const temporary = join(path, 'temporary');
  mkdirSync(temporary);
  writeFileSync(join(path, 'package.json'), '{ "private": true }');
  symlinkSync(join(inject('installation').folder, 'node_modules'), join(path, 'node_modules'), 'junction');
  return {
    path,
    temporary,
    env: readerEnvironment(temporary),
    // A program of npm may end a moment after the script that started it, and writes its cache until then.
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
};

export type RunningProgram = {
  /** Everything that it has written so far. */
  output(): string;
  /** What it wrote once it matched. Rejects if the program ends before. */
  wrote(wanted: RegExp): Promise<RegExpExecArray>;
  /** Ends the program with everything that it started, and waits for its end. */
  end(signal: NodeJS.Signals): Promise<void>;
};

const groupOf = (child: ChildProcess, output: () => string): RunningProgram => {
  const ended = once(child, 'close');
  return {
    output,
    wrote: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = wanted.exec(output());
          if (match) resolve(match);
        };
        child.stdout?.on('data', look);
        child.stderr?.on('data', look);
        child.on('error', reject);
        child.on('exit', (code) => reject(new Error(`the program ended with ${code}:\n${output()}`)));
        look();
      }),
    end: async (signal) => {
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
      await ended;
    },
  };
};

/** Starts a program in a process group of its own: `npx` starts a shell that starts the command, and PHP its workers. */
export const startProgram = (
  [command, ...args]: readonly [string, ...string[]],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): RunningProgram => {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return groupOf(child, () => output);
};
