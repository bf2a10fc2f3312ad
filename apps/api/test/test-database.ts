import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import pg from 'pg';
import { inject, vi } from 'vitest';
import type { Engine } from '#database/sql.ts';
import { copyTemplate, postgresTemplateFor } from './database-templates.ts';

export type TestDatabase = {
  readonly url: string;
  /** Whether it holds the demo at the wanted scale already. */
  readonly isSeeded: boolean;
  remove(): Promise<void>;
};

let counted = 0;

const onPostgres = async (server: string, scale: number | undefined): Promise<TestDatabase> => {
  counted += 1;
  const name = `test_${process.pid}_${threadId}_${counted}`;
  const url = new URL(server);
  const { template, isSeeded } = postgresTemplateFor(scale);
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    await admin.query(`create database ${name} template "${template}" strategy file_copy`);
  } finally {
    await admin.end();
  }
  url.pathname = `/${name}`;
  return {
    url: url.href,
    isSeeded,
    remove: async () => {
      const again = new pg.Client(server);
      await again.connect();
      await again.query(`drop database if exists ${name} with (force)`);
      await again.end();
    },
  };
};

/** The engine that the tests of this run use (`PASARELA_TEST_ENGINE`). */
export const engineOfRun = (): Engine => (inject('postgresServer') === undefined ? 'sqlite' : 'postgres');

/** A connection that takes locks, or sees who waits for one, beside those of the product. */
export type TestConnection = pg.Client;

export const openConnection = async (url: string): Promise<TestConnection> => {
  const client = new pg.Client(url);
  await client.connect();
  return client;
};

/** Notes the statements that are sent to PostgreSQL on connections that are opened from now on, by their texts. */
export const noteStatements = () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const given = () =>
    query.mock.calls.map(([first]): { readonly text: string; readonly name?: string } =>
      typeof first === 'string' ? { text: first } : (first as never),
    );
  return {
    texts: (): readonly string[] => given().map(({ text }) => text),
    /** Those that read or write rows and that the server parses and plans anew each time. */
    unprepared: (): readonly string[] =>
      given()
        .filter(({ name, text }) => name === undefined && / (from|into|update) /i.test(text))
        .map(({ text }) => text),
    clear: () => query.mockClear(),
  };
};

/** A new database with a demo at a scale, on the engine of this run (`PASARELA_TEST_ENGINE`). Without a scale it has tables alone. */
export const createTestDatabase = async (scale: number | undefined): Promise<TestDatabase> => {
  const server = inject('postgresServer');
  if (server !== undefined) return onPostgres(server, scale);
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-test-'));
  const file = join(folder, 'test.db');
  const isSeeded = copyTemplate(inject('databaseTemplates'), file, scale);
  return {
    url: `file:${file}`,
    isSeeded,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};
