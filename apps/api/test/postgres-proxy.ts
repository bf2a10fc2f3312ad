import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What happens to a commit: the connection is cut before the server hears of it, or after it has answered, or `swallow` begins. */
type Cut = 'before the commit' | 'after the commit' | 'in silence';

export type PostgresProxy = {
  /** The URL of a database through the proxy. */
  through(url: string): string;
  /** Breaks the connection at the commit of the first transaction that sends this text; resolves when it has. */
  cutCommitOf(text: string, cut: Cut): Promise<void>;
  /** From now on everything that is sent is lost, in both directions, and nobody is told. What is opened meanwhile stays silent. */
  swallow(): void;
  /** New connections reach the server again. Those of the time before stay silent. */
  heal(): void;
  close(): Promise<void>;
};

type Message = { readonly type: string; readonly bytes: Buffer };

/** Splits what a client sends into messages. The first one, with which a session starts, has no type. */
const createSplitter = () => {
  let rest: Buffer = Buffer.alloc(0);
  let hasStarted = false;
  return (chunk: Buffer): readonly Message[] => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const typed = hasStarted ? 1 : 0;
      if (rest.length < typed + 4) return messages;
      const length = typed + rest.readInt32BE(typed);
      if (rest.length < length) return messages;
      messages.push({
        type: hasStarted ? rest.toString('latin1', 0, 1) : '',
        bytes: rest.subarray(0, length),
      });
      rest = rest.subarray(length);
      hasStarted = true;
    }
  };
};

const isCommit = ({ type, bytes }: Message): boolean =>
  type === 'Q' && bytes.toString('latin1', 5) === 'commit\0';

type Armed = { readonly text: string; readonly cut: Cut; readonly done: () => void };

/** A TCP proxy in front of a PostgreSQL server, which breaks connections at moments that a test chooses. */
export const startProxy = async (serverPort: number): Promise<PostgresProxy> => {
  const sockets = new Set<Socket>();
  let armed: Armed | undefined;
  let isSwallowing = false;
  let silence = new AbortController();

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => {});
    return socket.on('close', () => sockets.delete(socket));
  };

  const swallow = (): void => {
    isSwallowing = true;
    silence.abort();
    silence = new AbortController();
  };

  const join = (client: Socket, server: Socket, { signal }: AbortController): void => {
    const split = createSplitter();
    let isNamed = false;
    const cutNow = ({ cut, done }: Armed): void => {
      armed = undefined;
      if (cut === 'in silence') swallow();
      else {
        client.destroy();
        server.end();
      }
      done();
    };
    const send = (message: Message): void => {
      isNamed ||= armed !== undefined && message.bytes.includes(armed.text);
      const now = isNamed && isCommit(message) ? armed : undefined;
      if (now && now.cut !== 'after the commit') {
        cutNow(now);
        return;
      }
      if (now) {
        // Answers to what was sent before the commit come first.
        let answered = '';
        server.removeAllListeners('data').on('data', (chunk: Buffer) => {
          answered += chunk.toString('latin1');
          if (answered.includes('COMMIT\0')) cutNow(now);
        });
      }
      server.write(message.bytes);
    };
    client.on('data', (chunk: Buffer) => {
      for (const message of split(chunk)) if (!signal.aborted && client.writable) send(message);
    });
    server.on('data', (chunk: Buffer) => {
      if (!signal.aborted) client.write(chunk);
    });
    client.on('close', () => signal.aborted || server.destroy());
    server.on('close', () => signal.aborted || client.destroy());
  };

  const listening = createServer((client) => {
    keep(client);
    if (isSwallowing) return void client.resume();
    join(client, keep(connect(serverPort, '127.0.0.1')), silence);
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');

  return {
    through: (url) => {
      const through = new URL(url);
      const address = listening.address();
      through.port = String(typeof address === 'object' && address ? address.port : 0);
      return through.href;
    },
    cutCommitOf: (text, cut) =>
      new Promise((done) => {
        armed = { text, cut, done };
      }),
    swallow,
    heal: () => {
      isSwallowing = false;
    },
    close: async () => {
      listening.close();
      for (const socket of sockets) socket.destroy();
      await once(listening, 'close');
    },
  };
};
