import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { NeighbourFigures } from './paying-neighbour.ts';

const program = fileURLToPath(new URL('./paying-neighbour.ts', import.meta.url));

export type Watched = NeighbourFigures & {
  readonly attackSeconds: number;
  /** What the attack was answered. */
  readonly answered: string;
};

/**
 * Lets another business pay while an attack runs, and for so long at least. The neighbour is a process of its own: what the attack
 * costs whoever makes it is not its neighbour's wait. `pid`: the server's process, whose work is to be measured too.
 */
export const watchNeighbour = async (
  url: string,
  attack: () => Promise<string>,
  { every = 40, atLeast = 5_000, pid = '' } = {},
): Promise<Watched> => {
  const child = fork(program, [url, String(every), pid], { execArgv: [] });
  try {
    await once(child, 'message');
    const begun = performance.now();
    const answered = await attack();
    const took = performance.now() - begun;
    await pause(Math.max(0, atLeast - took));
    const told = once(child, 'message');
    child.send('stop');
    const [figures] = (await told) as [NeighbourFigures];
    return { ...figures, attackSeconds: took / 1_000, answered };
  } finally {
    child.kill();
  }
};
