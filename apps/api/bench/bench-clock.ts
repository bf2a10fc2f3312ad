import { join } from 'node:path';
import { createPayment, createTransaction } from '@pasarela/contracts/payments/payment-operations';
import { benchDatabase } from './bench-database.ts';
import { dashboardToken, paymentToken, startServer } from './bench-server.ts';
import { median, printTable, rounded } from './figures.ts';
import { watchWaits } from './watch-waits.ts';

const pieces = 10_000;
const connections = 32;

const [{ body: sale }] = createPayment.examples;
const [{ body: order }] = createTransaction.examples;

/** Requests for transactions that expire within 30 days: authorizations, checkouts and cash references. */
const kinds = [
  { path: '/pay/create', body: { ...sale, PaymentProcess: { IsTwoStepPay: true } } },
  { path: '/pay/createtransaction', body: order },
  { path: '/pay/create', body: { ...order, IdPaymentMethod: 5 } },
] as const;

const begin = async (url: string, token: string): Promise<void> => {
  let number = 0;
  const stream = async (): Promise<void> => {
    while (number < pieces) {
      number += 1;
      const kind = kinds[number % kinds.length];
      const ReferenceNumber = `RELOJ-${number}`;
      const answer = await fetch(`${url}/api${kind?.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ...kind?.body, ReferenceNumber }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: connections }, stream));
};

/** Moves an account's clock by 30 days, with everything that falls due on the way. */
export const benchClock = async (folder: string, rounds: number): Promise<void> => {
  const taken: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(await benchDatabase(10_000, join(folder, `clock-${round}.db`)), 3_467);
    await begin(server.url, await paymentToken(server.url));
    const token = await dashboardToken(server.url);
    await server.calm();
    const longest = watchWaits(server.url);
    const began = performance.now();
    const answer = await fetch(`${server.url}/api/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, company: '1' },
      body: JSON.stringify({ days: 30 }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
    taken.push((performance.now() - began) / 1_000);
    waits.push(await longest());
    await server.stop();
  }
  printTable(
    'Clock: 30 days at once, results told of',
    ['pieces of work', 'seconds', 'pieces a second', 'longest wait of another call, ms'],
    [[pieces, rounded(median(taken), 2), rounded(pieces / median(taken), 0), rounded(median(waits))]],
  );
};
