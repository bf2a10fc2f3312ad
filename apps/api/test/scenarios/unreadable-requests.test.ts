import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basic, readRefusal } from '../operation-calls.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasarela-unreadable-'));
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(folder, { LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** What comes back for these bytes, until the connection is closed. */
const exchange = async (text: string) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [line = '', ...headers] = head.toLowerCase().split('\r\n');
  return { status: Number(line.split(' ')[1]), headers, body: JSON.parse(body) as unknown };
};

const card = '4000056655665556';
const { authorization } = basic('demo-sandbox-key', 'demo-sandbox-password');
const pay = `POST /api/pay/create HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n`;

const unreadable: Readonly<Record<string, readonly [text: string, code: string]>> = {
  'a header name with a space': [`${pay}A b: ${card}\r\n\r\n`, 'malformed_request'],
  'two lengths': [`${pay}Content-Length: 1\r\nContent-Length: 2\r\n\r\n${card}`, 'malformed_request'],
  'a length and chunks': [
    `${pay}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'malformed_request',
  ],
  'something else than HTTP': [`${card}\r\n\r\n`, 'malformed_request'],
  'a method that does not exist': ['BUY / HTTP/1.1\r\nHost: x\r\n\r\n', 'malformed_request'],
  'headers of 20 KB': [`${pay}X: ${'x'.repeat(20_000)}\r\n\r\n`, 'body_too_large'],
  'a path that is no text': ['GET /api/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'not_found'],
};

describe('a request that cannot be read', () => {
  it.each(Object.entries(unreadable))('is refused like any other: %s', async (_, [text, code]) => {
    const { status, headers, body } = await exchange(text);
    const refusal = readRefusal(status, body);
    expect(refusal.code).toBe(code);
    expect(headers).toEqual(
      expect.arrayContaining([
        `x-request-id: ${refusal.requestId.toLowerCase()}`,
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        'x-frame-options: deny',
        expect.stringMatching(/^content-security-policy: default-src 'none'/),
      ]),
    );
  });

  it('leaves nothing of itself in the log, whatever its level', () => {
    expect(server.output()).not.toContain(card);
    expect(server.output()).not.toContain([...Buffer.from(card)].join());
    expect(server.output()).not.toContain([...Buffer.from(authorization)].join());
  });
});
