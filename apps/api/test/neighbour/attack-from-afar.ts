import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AttackName } from './neighbour-attacks.ts';

const program = fileURLToPath(new URL('./attack-program.ts', import.meta.url));

/**
 * An attack from a process that goes last: attackers have machines of their own, and what theirs have to do is not what the server's
 * has. Answers how to begin it.
 */
export const attackFromAfar = async (
  url: string,
  name: AttackName,
  share: number,
): Promise<() => Promise<string>> => {
  const child = fork(program, [url, name, String(share)], { execArgv: [] });
  if (child.pid !== undefined) setPriority(child.pid, 19);
  await once(child, 'message');
  return async () => {
    const told = once(child, 'message');
    child.send('begin');
    const [answered] = await told;
    return String(answered);
  };
};
