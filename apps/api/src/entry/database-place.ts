import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '#errors/cannot-start.ts';

export type DatabasePlace = {
  readonly url: string;
  /** Where the data is, as a sentence of the announcement. */
  readonly words: string;
};

/** The folder of a project's data, in the folder that the command is started from. */
const ownFolder = '.pasarela';

/** Prepares a folder; throws a sentence with another way where that fails. */
const prepared = <Result>(folder: string, prepare: () => Result, otherWay: string): Result => {
  try {
    return prepare();
  } catch (error) {
    throw new CannotStart(
      `${folder} cannot be made: ${error instanceof Error ? error.message : error}. ${otherWay}`,
    );
  }
};

const temporaryPlace = (): DatabasePlace => {
  const folder = prepared(
    join(tmpdir(), 'pasarela-'),
    () => mkdtempSync(join(tmpdir(), 'pasarela-')),
    'TMPDIR names another folder for temporary files.',
  );
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { url: `file:${join(folder, 'pasarela.db')}`, words: 'a temporary file, removed at the end' };
};

/** The folder of a project, which git is told to leave out: the data is of this machine, with the secrets beside it. */
const projectPlace = (folder: string): DatabasePlace => {
  const file = join(folder, ownFolder, 'pasarela.db');
  const ignored = join(dirname(file), '.gitignore');
  prepared(
    dirname(file),
    () => {
      if (!existsSync(dirname(file))) mkdirSync(dirname(file));
      if (!existsSync(ignored)) writeFileSync(ignored, '*\n');
    },
    'Start in a folder that this user may write to, or give the file with --db; --db :temp: keeps nothing.',
  );
  return { url: `file:${file}`, words: `${file} (delete ${ownFolder} to begin anew)` };
};

/** Decides where the data is: where the option says, or in the current folder. */
export const databasePlace = (folder: string, option: string | undefined): DatabasePlace => {
  if (option === ':temp:') return temporaryPlace();
  if (option !== undefined) {
    const file = resolve(folder, option.replace(/^file:/, ''));
    return { url: `file:${file}`, words: file };
  }
  return projectPlace(folder);
};
