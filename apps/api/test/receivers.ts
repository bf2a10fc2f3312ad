import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** A request that a merchant's server received. */
type Arrived = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly at: number;
};

export type Receiver = {
  readonly url: string;
  readonly arrived: Arrived[];
  /** Resolves once this many requests have arrived. */
  reached(count: number): Promise<void>;
  close(): Promise<void>;
};

type Answer = (request: IncomingMessage, response: ServerResponse, number: number) => void;

const accept: Answer = (_, response) => {
  response.writeHead(204).end();
};

/** A local server of a merchant that records requests and answers as the test specifies. */
export const createReceiver = async (answer: Answer = accept): Promise<Receiver> => {
  const arrived: Arrived[] = [];
  const counted = new EventEmitter();
  const server = createServer((request, response) => {
    text(request)
      .then((body) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        arrived.push({ headers, body, at: performance.now() });
        counted.emit('arrived');
        answer(request, response, arrived.length);
      })
      // The client aborted the request.
      .catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/resultados`,
    arrived,
    reached: async (count) => {
      while (arrived.length < count) await once(counted, 'arrived');
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

/**
 * The message in a request, verified by the reference library; throws if the library refuses it. The library is told the tests'
 * time, which it takes from the system.
 */
export const verifiedMessage = (
  secret: string,
  { headers, body }: Pick<Arrived, 'headers' | 'body'>,
  now: number,
): unknown => {
  const system = Date.now;
  Date.now = () => now;
  try {
    return new Webhook(secret).verify(body, { ...headers });
  } finally {
    Date.now = system;
  }
};

/** A URL on which no server listens. */
export const deadAddress = async (): Promise<string> => {
  const receiver = await createReceiver();
  await receiver.close();
  return receiver.url;
};
