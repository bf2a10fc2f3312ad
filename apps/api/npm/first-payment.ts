import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createProjectFolder, type ProjectFolder, startProgram } from './installed-package.ts';
import { examples } from './running-shop.ts';

const run = promisify(execFile);

/** An otherwise empty folder with the package and the newcomer's programs. */
export const createNewcomersFolder = (): ProjectFolder => {
  const project = createProjectFolder();
  cpSync(join(examples, 'first-payment'), project.path, { recursive: true });
  return project;
};

/** What a program prints. */
export const printed = async (
  { path, env }: ProjectFolder,
  [command, ...args]: readonly [string, ...string[]],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> =>
  (await run(command, args, { cwd: path, env: { ...env, ...settings }, timeout: 60_000 })).stdout;

/** Starts `npx pasarela` and runs the newcomer's program beside it; returns what the program prints. */
export const makeFirstPayment = async (
  program: readonly [string, ...string[]],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const project = createNewcomersFolder();
  const npx = ['npx', '--no-install', 'pasarela', '--port', '0', '--db', ':temp:'] as const;
  const sandbox = startProgram(npx, { cwd: project.path, env: project.env });
  try {
    const [, port] = await sandbox.wrote(/ready at http:\/\/localhost:(\d+)/);
    return await printed(project, program, { ...settings, PASARELA_URL: `http://localhost:${port}` });
  } finally {
    await sandbox.end('SIGINT');
    project.remove();
  }
};

/** What the program has to print, in every language. */
export const firstPayment =
  /^paid: 002 .+\nwebhook: transaction\.accepted, signed by Pasarela\nrefunded: 012 .+\n$/;
