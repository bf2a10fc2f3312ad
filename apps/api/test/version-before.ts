import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Migration, readMigrations } from '#database/migrations.ts';
import { postgresMigrationsFolder } from '#installation/installed-files.ts';

// The version before: the newest commit whose database lacks the newest migration of PostgreSQL.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const migrationsInside = relative(root, postgresMigrationsFolder);

/** Runs a program in a folder; answers what it prints. Throws with all of it. */
const run = (folder: string, program: string, ...given: readonly string[]): string => {
  try {
    return execFileSync(program, given, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${program} ${given.join(' ')} failed:\n${stdout ?? ''}${stderr ?? error}`);
  }
};

const git = (...given: readonly string[]): string => run(root, 'git', ...given).trim();

/** Why the two versions were not run: a promise that was not tried is not held. */
const notRun = (reason: string): Error =>
  new Error(
    `Two versions side by side were not run: ${reason}. This step needs a clone with its history (git fetch --unshallow).`,
  );

const migrationsOf = (commit: string): readonly string[] =>
  git('ls-tree', '--name-only', `${commit}:${migrationsInside}`).split('\n');

/** The newest commit of the main line that lacks a migration: HEAD if it is not committed yet, or what it was added to. */
const commitWithout = (migration: string): string => {
  const added = git(
    ...['log', '--first-parent', '--diff-filter=A', '--max-count=1', '--format=%H'],
    ...['HEAD', '--', `${migrationsInside}/${migration}`],
  );
  return git('rev-parse', '--verify', added === '' ? 'HEAD' : `${added}^`);
};

export type VersionBefore = {
  /** Its commit, shortened. */
  readonly commit: string;
  /** The migrations that it lacks. */
  readonly lacks: readonly Migration[];
};

/** Finds the version before. Throws, with the reason, if there is none here. */
export const findVersionBefore = (): VersionBefore => {
  const migrations = readMigrations(postgresMigrationsFolder);
  const newest = migrations.at(-1)?.name ?? '';
  let commit: string;
  let known: readonly string[];
  try {
    commit = commitWithout(newest);
    known = migrationsOf(commit);
  } catch (error) {
    throw notRun(
      `the history has no version for PostgreSQL without ${newest} (${error instanceof Error ? error.message : error})`,
    );
  }
  return {
    commit: git('rev-parse', '--short', commit),
    lacks: migrations.filter(({ name }) => !known.includes(name)),
  };
};

export type InstalledVersion = {
  /** The folder of its API. */
  readonly folder: string;
  remove(): void;
};

/** Unpacks a commit into a temporary folder and installs what its server needs to start from its sources. */
export const installVersion = (commit: string): InstalledVersion => {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-version-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'version.tar');
    git('archive', `--output=${archive}`, commit);
    run(folder, 'tar', '-xf', archive);
    rmSync(archive);
    const { packageManager } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly packageManager: string;
    };
    const ofApi = (...given: readonly string[]): string =>
      run(folder, 'npx', '--yes', packageManager, '--filter=@pasarela/api...', ...given);
    ofApi('install', '--frozen-lockfile', '--prefer-offline');
    ofApi('generate');
    return { folder: join(folder, 'apps/api'), remove };
  } catch (error) {
    remove();
    throw error;
  }
};
