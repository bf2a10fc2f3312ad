import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '#seed/demo-people.ts';
import { linkFileOf, linkOf } from '../factories/payment-links-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';

/** What an attack works with: the server, and what a business may call it with. */
export type Attacked = {
  readonly url: string;
  /** A signed-in Admin of the attacking business, with the header that names it. */
  readonly headers: Readonly<Record<string, string>>;
};

/** An attack at a share of its full size; says what it was answered. */
type Attack = (attacked: Attacked, share: number) => Promise<string>;

const json = { 'content-type': 'application/json' };

/** How often each status was answered. */
const tally = (statuses: readonly (number | string)[]): string => {
  const counts = new Map<number | string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
};

const sized = (full: number, share: number): number => Math.max(1, Math.round(full * share));

/** Sends a request and reads its answer; a connection that fails is told of as one. */
const statusOf = async (url: string, init: RequestInit): Promise<number | string> => {
  try {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 'no answer';
  }
};

/** So many at the same time, until all are done. */
const inLanes = async <Result>(
  count: number,
  lanes: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      results.push(await work(index));
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, count) }, lane));
  return results;
};

const slowSockets: Attack = async ({ url }, share) => {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify(paymentOf());
  const head = `POST /api/pay/create HTTP/1.1\r\nhost: x\r\nauthorization: ${demoKey.authorization}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const sockets = Array.from({ length: sized(200, share) }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.on('error', () => {}).write(head);
  for (let second = 0; second < sized(8, share); second += 1) {
    for (const socket of sockets) socket.write(body.charAt(second));
    await pause(1_000 * share);
  }
  for (const socket of sockets) socket.destroy();
  return `${sockets.length} sockets`;
};

/** Begins an upload of 10 MB, sends 1 kB and leaves. */
const abandonUpload = ({ url, headers }: Attacked): Promise<void> =>
  new Promise((resolve) => {
    const call = request(`${url}/api/transaction/upload`, {
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 10 * 1_024 * 1_024,
      },
    });
    call.on('error', () => {}).on('close', resolve);
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    call.write(Buffer.concat([Buffer.from(part), Buffer.alloc(1_024)]), () => call.destroy());
  });

const abandonedUploads: Attack = async (attacked, share) => {
  const rounds = sized(10, share);
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: 12 }, () => abandonUpload(attacked)));
    await pause(400 * share);
  }
  const form = new FormData();
  form.append('group', 'pdf');
  form.append('file', new Blob(['no PDF']), 'a.pdf');
  const begun = performance.now();
  const { headers } = attacked;
  const status = await statusOf(`${attacked.url}/api/transaction/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  return `${rounds * 12} left; the next one: ${status} after ${Math.round(performance.now() - begun)} ms`;
};

const namesOf = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`nombre${index}`, 1])));

/** Bodies of very many names, and of as many as are still read. */
const largeBodies =
  (path: string, own: Readonly<Record<string, string>>): Attack =>
  async ({ url }, share) => {
    const bodies = [namesOf(18_000), namesOf(600)];
    const statuses = await inLanes(sized(800, share), 32, (index) =>
      statusOf(`${url}/api${path}`, {
        method: 'POST',
        headers: { ...json, ...own },
        body: bodies[index % bodies.length] ?? '',
      }),
    );
    return tally(statuses);
  };

const signIns: Attack = async ({ url }, share) => {
  const body = JSON.stringify({ UserName: 'reportes', Password: demoPassword, Environment: 'Sandbox' });
  const all = Array.from({ length: sized(400, share) }, () =>
    statusOf(`${url}/api/account/login`, { method: 'POST', headers: json, body }),
  );
  return tally(await Promise.all(all));
};

const reports: Attack = async ({ url, headers }, share) => {
  const count = sized(24, share);
  const month = new Date().toISOString().slice(0, 7);
  const all = Array.from({ length: count }, () => [
    statusOf(`${url}/api/transaction/generatereport`, {
      method: 'POST',
      headers: { ...headers, ...json },
      body: '{}',
    }),
    statusOf(`${url}/api/Statement/GetPdf?companyId=1&periodo=${month}`, { headers }),
  ]);
  return tally(await Promise.all(all.flat()));
};

const linkFiles: Attack = async ({ url, headers }, share) => {
  const statuses: (number | string)[] = [];
  for (let file = 0; file < 3; file += 1) {
    const { fileName, content } = linkFileOf(Array.from({ length: sized(10_000, share) }, () => linkOf()));
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(content)]), fileName);
    statuses.push(
      await statusOf(`${url}/api/transaction/capturelinebatch`, { method: 'POST', headers, body: form }),
    );
  }
  return tally(statuses);
};

const tenYears: Attack = async ({ url, headers }, share) => {
  const status = await statusOf(`${url}/api/sandbox/clock`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify({ days: sized(3_650, share) }),
  });
  return tally([status]);
};

const reset: Attack = async ({ url, headers }, share) => {
  const status = await statusOf(`${url}/api/sandbox/reset`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify({ confirm: 'Librería Jacaranda', reseed: share === 1 }),
  });
  return tally([status]);
};

/** What a business, or somebody who is none, can do to the others, by its name. */
export const attacks = {
  '200 slow sockets': slowSockets,
  'abandoned uploads': abandonedUploads,
  'large bodies to /pay/create': largeBodies('/pay/create', demoKey),
  'large bodies to /pay/create, no credentials': largeBodies('/pay/create', {}),
  'large bodies to /account/login': largeBodies('/account/login', {}),
  '400 sign-ins at once': signIns,
  '24 reports and 24 PDFs at once': reports,
  'three files of 10,000 links': linkFiles,
  'the clock, ten years': tenYears,
  'a reset with reseed': reset,
} as const satisfies Readonly<Record<string, Attack>>;

export type AttackName = keyof typeof attacks;

/** Signs the attacker in. */
export const attackerOf = async (url: string): Promise<Attacked> => {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ UserName: 'admin', Password: demoPassword, Environment: 'Sandbox' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { url, headers: { ...bearer(data.token), company: '1' } };
};
