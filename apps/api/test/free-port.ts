import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports that no system gives out by itself: a port that was free a moment ago cannot become the one of a server
 * which asked for any, or of an outgoing connection, before the program that it is meant for has begun to listen.
 */
const [first, last] = [15_000, 32_000] as const;

/** A port of this machine on which nothing listens now. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const server = createServer();
    try {
      const port = randomInt(first, last);
      await once(server.listen(port), 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    } finally {
      if (server.listening) await once(server.close(), 'close');
    }
  }
};
