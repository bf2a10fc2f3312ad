import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A moment of a payment's call: before the sandbox has it, or before its answer leaves. */
type Moment = 'request' | 'answer';

type Held = {
  /** Resolves once a call is held. */
  readonly reached: Promise<void>;
  release(): void;
};

export type HoldingProxy = {
  readonly url: string;
  /** Holds every payment at this moment, until it is released. */
  hold(moment: Moment): Held;
  close(): void;
};

/** Stands between a shop and the sandbox, and holds calls as long as a trial looks at the shop in the middle of one. */
export const createHoldingProxy = async (target: string): Promise<HoldingProxy> => {
  let held: { moment: Moment; reached: () => void; released: Promise<void> } | undefined;
  const waitAt = async (moment: Moment, path: string | undefined): Promise<void> => {
    if (path !== '/api/pay/create' || held?.moment !== moment) return;
    held.reached();
    await held.released;
  };
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = method === 'GET' ? undefined : await text(request);
    await waitAt('request', url);
    const sent = Object.entries(headers).filter(([name]) =>
      /^(authorization|content-type|idempotency-key)$/.test(name),
    );
    const answer = await fetch(target + url, {
      method,
      headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
      ...(body === undefined ? {} : { body }),
    });
    const answered = await answer.text();
    await waitAt('answer', url);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    hold: (moment) => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held = { moment, reached: reached.resolve, released: released.promise };
      return { reached: reached.promise, release: released.resolve };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
