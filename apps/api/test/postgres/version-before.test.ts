import { afterAll, beforeAll, expect, it } from 'vitest';
import { whyAlone } from '../migration-rule.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { firstSeed, seedsOf, sizeOf } from '../test-size.ts';
import { upgradeUnderLoad } from '../upgrade-under-load.ts';
import { findVersionBefore, type InstalledVersion, installVersion } from '../version-before.ts';

// Only `pnpm trust` runs it: it installs an earlier version from the history.

const { commit, lacks } = findVersionBefore();
const missing = lacks.map(({ name }) => name).join(', ');
const isAlone = lacks.some(({ text }) => whyAlone(text) !== undefined);
const way = isAlone ? 'is stopped for this one' : 'works beside this one until it is replaced';

let server: PostgresServer;
let installed: InstalledVersion;
beforeAll(async () => {
  installed = installVersion(commit);
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  installed.remove();
});

const callers = sizeOf({ small: 4, full: 8, fixed: true });
/** Changes that each part of an upgrade lasts. */
const changes = sizeOf({ small: 100, full: 600, fixed: true });

it.for(seedsOf({ small: 1, full: 5 }))(
  `the version before ${missing} ${way}, and nothing is lost, done twice or refused (seed %i)`,
  async (seed, { task }) => {
    const name = `upgrade_${seed - firstSeed}`;
    const folderBefore = installed.folder;
    const done = await upgradeUnderLoad({ server, name, folderBefore, seed, callers, changes, isAlone });
    expect(done.answeredBefore > 0).toBe(!isAlone);
    Object.assign(task.meta, {
      figures: `${commit} before ${missing}: ${done.changes} changes each once, ${done.duringStart} of them while the new version started, ${done.answeredBefore} answers of the version before on the new tables, ${done.messages} messages each once, ${done.cut} connections cut, none refused otherwise`,
    });
  },
);
