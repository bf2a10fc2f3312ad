import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { samplePayment } from './sample-payment.ts';

export type Load = {
  readonly url: string;
  /** Each payment takes the next one. */
  readonly tokens: readonly string[];
  readonly connections: number;
  readonly seconds: number;
};
export type LoadResult = {
  readonly perSecond: number;
  readonly p99: number;
  readonly refused: number;
  readonly failed: number;
};

const run = async ({ url, tokens, connections, seconds }: Load): Promise<LoadResult> => {
  const prefix = randomBytes(4).toString('hex');
  let number = 0;
  const result = await autocannon({
    url: `${url}/api/pay/create`,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          number += 1;
          return {
            ...request,
            headers: {
              ...request.headers,
              'content-type': 'application/json',
              authorization: `Bearer ${tokens[number % tokens.length]}`,
            },
            body: JSON.stringify({
              ...samplePayment,
              ReferenceNumber: `B-${prefix}-${number}`,
            }),
          };
        },
      },
    ],
  });
  const { '2xx': accepted } = result;
  return {
    perSecond: accepted / result.duration,
    p99: result.latency.p99,
    refused: result.non2xx,
    failed: result.errors + result.timeouts,
  };
};

/** Sends payments as fast as the connections allow, from a separate process. */
export const pay = async (load: Load): Promise<LoadResult> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(import.meta.url),
    JSON.stringify(load),
  ]);
  return JSON.parse(stdout) as LoadResult;
};

if (import.meta.main)
  process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as Load)));
