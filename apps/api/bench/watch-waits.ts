import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Polls a cheap call from a separate process: the longest wait is slightly more than the longest stall of the event loop. */
export const watchWaits = (url: string): (() => Promise<number>) => {
  const child = fork(fileURLToPath(new URL('./longest-wait.ts', import.meta.url)), [url]);
  return async () => {
    child.send('stop');
    const [longest] = await once(child, 'message');
    return Number(longest);
  };
};
