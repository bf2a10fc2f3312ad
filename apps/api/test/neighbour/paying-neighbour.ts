import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { paymentOf } from '../factories/payments-factory.ts';
import { ollinKey } from '../operation-calls.ts';

// A business that pays every so many milliseconds, whether the payment before is answered or not, until it is told to stop. Then
// it says how long each payment took, in milliseconds, and what was answered to those that were not accepted.
const [url = '', every = '40', pid = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

/** What a neighbour says in the end. */
export type NeighbourFigures = {
  readonly milliseconds: readonly number[];
  /**
   * The time for which the server's main thread worked meanwhile, in milliseconds: on a machine with nothing else to do, a
   * payment takes no longer. Zero where no process was named.
   */
  readonly worked: readonly number[];
  readonly refused: readonly string[];
};

type Paid = { readonly milliseconds: number; readonly worked: number; readonly refused?: string };

/** How long the server's main thread has worked, in milliseconds. */
const workedSoFar = (): number =>
  pid === '' ? 0 : Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const pay = (number: number): Promise<Paid> => {
  const body = JSON.stringify(paymentOf({ ReferenceNumber: `VECINO-${process.pid}-${number}` }));
  const [begun, workedBefore] = [performance.now(), workedSoFar()];
  return new Promise((resolve) => {
    const end = (refused?: string): void =>
      resolve({
        milliseconds: performance.now() - begun,
        worked: workedSoFar() - workedBefore,
        ...(refused === undefined ? {} : { refused }),
      });
    const call = request(
      `${url}/api/pay/create`,
      { method: 'POST', agent, headers: { ...ollinKey, 'content-type': 'application/json' } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => end(text.includes('"responseCode":"002"') ? undefined : text));
        answer.on('error', (error) => end(String(error)));
      },
    );
    call.on('error', (error) => end(String(error)));
    call.end(body);
  });
};

let running = true;
process.once('message', () => {
  running = false;
});
// The first one opens a connection and warms the way.
await pay(0);
process.send?.('ready');
const payments: ReturnType<typeof pay>[] = [];
const begun = performance.now();
for (let number = 1; running; number += 1) {
  payments.push(pay(number));
  await pause(Math.max(0, begun + number * Number(every) - performance.now()));
}
const done = await Promise.all(payments);
const figures: NeighbourFigures = {
  milliseconds: done.map(({ milliseconds }) => milliseconds),
  worked: done.map(({ worked }) => worked),
  refused: done.flatMap(({ refused }) => (refused === undefined ? [] : [refused])),
};
process.send?.(figures, () => process.exit(0));
