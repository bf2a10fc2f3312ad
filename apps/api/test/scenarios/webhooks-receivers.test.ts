import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PaymentAnswerSchema } from '@pasarela/contracts/payments/payment-answer-schema';
import { webhookEvents } from '@pasarela/contracts/webhooks/webhook-events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxAttempts, retryAt } from '#core/outbox/retry-schedule.ts';
import { signedHeaders } from '#core/outbox/webhooks/webhook-signature.ts';
import { webhookSecret } from '#security/identifiers.ts';
import { codeOf, readPage } from '../documentation-pages.ts';
import { freePort } from '../free-port.ts';

/** The documentation's page on webhooks, in both languages: what it shows is run, and what it says is held to the code. */
const pages = { es: readPage('es', 'webhooks'), en: readPage('en', 'webhooks') } as const;

const has = (command: string): boolean => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const receivers = [
  { file: 'receive.mjs', command: process.execPath, args: () => ['receive.mjs'] },
  { file: 'receive.py', command: 'python3', args: () => ['receive.py'] },
  { file: 'receive.php', command: 'php', args: (port: number) => ['-S', `127.0.0.1:${port}`, 'receive.php'] },
].filter(({ command }) => has(command));

const secret = webhookSecret();
const body = JSON.stringify({
  type: 'transaction.accepted',
  timestamp: new Date().toISOString(),
  data: { referenceNumber: 'PEDIDO-ñ-😀', message: 'El pago se aceptó.' },
});

describe.each(Object.entries(pages))('the receivers of the page in %s', (_, page) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'receivers-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each(receivers)('$file', ({ file, command, args }) => {
    let running: ChildProcess;
    let url: string;
    beforeAll(async () => {
      writeFileSync(path.join(folder, file), codeOf(page, file));
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      running = spawn(command, args(port), {
        cwd: folder,
        env: { ...process.env, PASARELA_WEBHOOK_SECRET: secret, PORT: String(port) },
        stdio: 'ignore',
      });
      // Until it listens.
      for (;;) {
        const answer = await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
        if (answer) break;
        await pause(20);
      }
    });
    afterAll(async () => {
      running.kill();
      await once(running, 'exit');
    });

    const post = async (headers: Record<string, string>, text = body): Promise<number> =>
      (await fetch(url, { method: 'POST', headers, body: text })).status;

    it('takes what is signed, and nothing else', async () => {
      const good = { ...signedHeaders([secret], 'msg_1', Date.now(), body) };
      const signature = good['webhook-signature'];
      expect(await post(good)).toBe(204);
      expect(await post({ ...good, 'webhook-signature': `v1,AAAA ${signature}` })).toBe(204);
      const minutes = 60_000;
      expect(
        await Promise.all([
          post(good, body.replace('accepted', 'refunded')),
          post({ ...good, 'webhook-id': 'msg_2' }),
          post({ ...good, 'webhook-signature': signature.replace('v1,', 'v2,') }),
          post({ ...signedHeaders([webhookSecret()], 'msg_1', Date.now(), body) }),
          post({ ...signedHeaders([secret], 'msg_1', Date.now() - 6 * minutes, body) }),
          post({ ...signedHeaders([secret], 'msg_1', Date.now() + 6 * minutes, body) }),
          post({}),
        ]),
      ).toEqual([400, 400, 400, 400, 400, 400, 400]);
    });
  });
});

describe.each(Object.entries(pages))('the page in %s', (_, page) => {
  it('shows a message as it is sent', () => {
    const { type, data } = JSON.parse(codeOf(page, /title="(POST [^"]+)"/.exec(page)?.[1] ?? ''));
    expect(webhookEvents[2].type).toBe(type);
    const fields: readonly string[] = Object.keys(PaymentAnswerSchema.shape);
    expect(Object.keys(data).filter((name) => !fields.includes(name))).toEqual([]);
  });

  it('says when it is tried again', () => {
    const units = { s: 1, min: 60, h: 3_600 } as const;
    const pauses = [...page.matchAll(/\b(\d+) (s|min|h)\b/g)].map(
      ([, count, unit]) => Number(count) * units[unit as keyof typeof units] * 1_000,
    );
    const real = Array.from({ length: maxAttempts - 1 }, (_, failed) => retryAt(failed + 1, 0)?.getTime());
    expect(pauses).toEqual(real);
    expect(page).toMatch(new RegExp(`\\b${maxAttempts} (intentos|attempts)`));
  });
});
