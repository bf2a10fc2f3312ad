// Databases that are created once per run and copied by every test that needs one: migrating and seeding takes a second of
// CPU time, copying a file ten milliseconds.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#database/engine/open-database.ts';
import { randomIdentifiers } from '#security/identifiers.ts';
import { deriveSecrets } from '#security/secrets.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { createDependencies } from '#wiring/create-dependencies.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** The time at which the tests' demo is seeded: noon in Mexico City. */
export const seededAt = Date.UTC(2026, 10, 20, 18);

/** The secret of every test database and of the servers started on one. */
export const testSecret = 'a secret of the tests, thirty-two bytes or more';

/** The scales of the demo that many tests share; `undefined` is a database with tables but no rows. */
const sharedScales = [undefined, 0, 0.02] as const;

const templateName = (scale: number | undefined): string => `${scale === undefined ? 'empty' : scale}.db`;

const makeTemplate = async (url: string, scale: number | undefined): Promise<void> => {
  const database = await openDatabase(url);
  try {
    if (scale === undefined) return;
    const dependencies = createDependencies({
      database,
      clock: { now: () => seededAt },
      identifiers: randomIdentifiers,
      secrets: deriveSecrets(testSecret),
      siteUrl: 'http://localhost:3000',
    });
    await seedDemo(dependencies, { scale });
  } finally {
    await database.close();
  }
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder that holds the database templates of this run. */
    databaseTemplates: string;
    /** The URL of the PostgreSQL server of this run, if it tests that engine. */
    postgresServer: string | undefined;
  }
}

/** Vitest's global setup: creates the templates before the first test file and removes them after the last. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-templates-'));
  await Promise.all(
    sharedScales.map((scale) => makeTemplate(`file:${join(folder, templateName(scale))}`, scale)),
  );
  project.provide('databaseTemplates', folder);
  const server = process.env.PASARELA_TEST_ENGINE === 'postgres' ? await startTemplateServer() : undefined;
  project.provide('postgresServer', server?.urlOf('postgres'));
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await server?.stop();
  };
};

/** Starts a PostgreSQL server with the same templates. */
const startTemplateServer = async (): Promise<PostgresServer> => {
  // A test waits for the server's answer, not for the disk: nothing here outlives the run.
  const server = await startPostgres({ flags: ['-c', 'fsync=off', '-c', 'file_copy_method=clone'] });
  try {
    for (const scale of sharedScales) await makeTemplate(await server.create(postgresTemplate(scale)), scale);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
};

const postgresTemplate = (scale: number | undefined): string => `template_${scale ?? 'empty'}`;

/** The template of a scale on PostgreSQL: of a scale that none has, the one with tables alone. */
export const postgresTemplateFor = (
  scale: number | undefined,
): { readonly template: string; readonly isSeeded: boolean } => {
  const isSeeded = sharedScales.some((shared) => shared === scale);
  return { template: postgresTemplate(isSeeded ? scale : undefined), isSeeded };
};

/**
 * Copies a template to `file`, and says whether it holds the demo at that scale: of a size that no template has, the tables
 * alone are copied, and the caller seeds them.
 */
export const copyTemplate = (templates: string, file: string, scale: number | undefined): boolean => {
  mkdirSync(join(file, '..'), { recursive: true });
  const wanted = join(templates, templateName(scale));
  const found = existsSync(wanted);
  cpSync(found ? wanted : join(templates, templateName(undefined)), file);
  return found;
};
