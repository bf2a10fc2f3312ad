import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { firstSeed, isTrust, sizeOf } from '../test-size.ts';
import { disturbances, disturbOverAndOver } from '../three-processes.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** How often each is done. */
const rounds = sizeOf({ small: 1, full: 50 });
/** On one database; then another begins. */
const maxInGroup = 10;
/** `pnpm test` kills a process; `pnpm trust` does the others too. */
const kinds = isTrust ? disturbances.map((kind) => [kind]) : [disturbances.slice(0, 1)];
const groups = kinds.flatMap((kind) =>
  Array.from({ length: Math.ceil(rounds / maxInGroup) }, (_, index) => ({
    seed: firstSeed + index,
    times: Math.min(maxInGroup, rounds - index * maxInGroup),
    what: kind.map(({ name }) => name).join(', '),
    kind,
  })),
);

it.for(groups)(
  'three processes lose nothing and do nothing twice when $what, $times times (seed $seed)',
  { timeout: 120_000 * maxInGroup },
  async ({ seed, times, what, kind }, { task }) => {
    const name = `three_${groups.findIndex((group) => group.seed === seed && group.what === what)}`;
    const place = await server.create(name);
    const done = await disturbOverAndOver(
      { place, server },
      seed,
      Array.from({ length: times }, () => kind).flat(),
    );
    expect(done.changes).toBeGreaterThan(times * kind.length * 40);
    expect(done.messages).toBeGreaterThan(0);
    Object.assign(task.meta, {
      figures: `${what}: ${times} times, ${done.changes} changes each once, ${done.messages} messages of which ${done.repeated} came again, ${done.cut} connections cut, ${done.unavailable} answers 503, ${done.replayed} repeated calls that had been carried out`,
    });
  },
);
