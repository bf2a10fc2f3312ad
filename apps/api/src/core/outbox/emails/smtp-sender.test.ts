import { rootCertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testCertificate, testKey } from '../../../../test/mail-certificate.ts';
import { createMailServer, type MailServer } from '../../../../test/mail-server.ts';
import { createSmtpSender, type MailMessage } from './smtp-sender.ts';
import { readSmtpUrl, type SmtpServer } from './smtp-server.ts';

beforeAll(() => setDefaultCACertificates([...rootCertificates, testCertificate]));
afterAll(() => setDefaultCACertificates([...rootCertificates]));

const open: MailServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});
const start = async (options?: Parameters<typeof createMailServer>[0]): Promise<MailServer> => {
  const server = await createMailServer(options);
  open.push(server);
  return server;
};

const server = (url: string): SmtpServer => {
  const read = readSmtpUrl(url);
  if (!read) throw new Error(`no mail server: ${url}`);
  return read;
};
const message: MailMessage = {
  from: { name: 'Librería «Jacaranda»', address: 'avisos@pasarela.example' },
  to: ['ana@example.com', 'beto@example.com'],
  subject: 'Liga de pago de Librería Jacaranda: $1,500.00 MXN, con un asunto que no cabe en una línea 🎉',
  text: 'Hola, señora:\n.\n..\nPague aquí\n',
  html: '<p>¡Hola!</p>',
  date: new Date(Date.UTC(2026, 10, 20, 18, 5, 9)),
  messageId: 'abc.7@pasarela.example',
};
const send = (url: string, changes: Partial<MailMessage> = {}, within = 5_000) =>
  createSmtpSender(server(url), within).send({ ...message, ...changes });
const failure = (sent: Promise<unknown>) =>
  sent.then(
    () => 'sent',
    (error: { failure: string; reply: string | null }) => [error.failure, error.reply],
  );
const unknown = (address: string) => ({
  address,
  reply: `550 5.1.1 The address ${address} 5.1.1 is unknown here`,
});

const header = (text: string, name: string): string =>
  (new RegExp(`^${name}: ((?:.*)(?:\\r\\n .*)*)`, 'mi').exec(text)?.[1] ?? '').replaceAll('\r\n', '');
const words = (text: string): string =>
  text
    .replaceAll('?= =?', '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_, encoded: string) => Buffer.from(encoded, 'base64').toString())
    .replace(/=\?utf-8\?Q\?([^?]*)\?=/gi, (_, encoded: string) =>
      decodeURIComponent(encoded.replaceAll('_', ' ').replaceAll('=', '%')),
    );
const parts = (text: string): readonly string[] => {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(text) ?? [];
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString());
};

describe('a message', () => {
  it('arrives as it was written, text and HTML', async () => {
    const { port, received } = await start();
    expect(await send(`smtp://localhost:${port}`)).toEqual([]);
    const [mail] = received;
    if (!mail) throw new Error('nothing arrived');
    expect(mail).toMatchObject({ from: 'avisos@pasarela.example', to: message.to, encrypted: false });
    expect(words(header(mail.message, 'subject'))).toBe(message.subject);
    expect(words(header(mail.message, 'from'))).toBe('Librería «Jacaranda» <avisos@pasarela.example>');
    expect(header(mail.message, 'to')).toBe('ana@example.com, beto@example.com');
    expect(header(mail.message, 'date')).toBe('Fri, 20 Nov 2026 18:05:09 +0000');
    expect(header(mail.message, 'message-id')).toBe('<abc.7@pasarela.example>');
    expect(parts(mail.message)).toEqual(['Hola, señora:\r\n.\r\n..\r\nPague aquí\r\n', '<p>¡Hola!</p>']);
    // The protocol's limit is 998 characters a line; encoded text uses 76.
    for (const line of mail.message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(120);
    // SMTP carries only these characters without extensions.
    expect(mail.message).toMatch(/^[\x20-\x7e\r\n]*$/);
  });

  it('has no other headers than its own, whatever its texts say', async () => {
    const { port, received } = await start();
    await send(`smtp://localhost:${port}`, {
      subject: 'Hola\r\nBcc: otro@example.com\r\n\r\n<p>x</p>',
      from: { name: 'Ana"\r\nBcc: otro@example.com', address: 'avisos@pasarela.example' },
    });
    const [mail] = received;
    const head = mail?.message.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^bcc:/im);
    expect(
      head
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .map((line) => line.split(':')[0]?.toLowerCase())
        .sort(),
    ).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
  });

  it.each(['PLAIN', 'LOGIN'] as const)('is encrypted and signed in for, by %s', async (method) => {
    const login = { user: 'pasarela', password: 'clave con ñ', method };
    const { port, received } = await start({ key: testKey, certificate: testCertificate, login });
    await send(`smtp://pasarela:${encodeURIComponent('clave con ñ')}@localhost:${port}`);
    expect(received).toMatchObject([{ encrypted: true, signedIn: 'pasarela' }]);
    expect(await failure(send(`smtp://pasarela:otra@localhost:${port}`))).toEqual([
      'credentials',
      '535 5.7.8 Wrong user or password',
    ]);
    expect(received).toHaveLength(1);
  });

  it('is encrypted from the first byte where the server wants it', async () => {
    const { port, received } = await start({ key: testKey, certificate: testCertificate, implicitTls: true });
    await send(`smtps://localhost:${port}`);
    expect(received).toMatchObject([{ encrypted: true }]);
  });

  it('is not handed to who has no certificate of that name', async () => {
    for (const implicitTls of [true, false]) {
      const { port, received } = await start({ key: testKey, certificate: testCertificate, implicitTls });
      const protocol = implicitTls ? 'smtps' : 'smtp';
      // The certificate is for localhost.
      expect(await failure(send(`${protocol}://127.0.0.1:${port}`))).toEqual([
        'certificate',
        expect.any(String),
      ]);
      expect(received).toEqual([]);
    }
  });
});

describe('a server', () => {
  it('that refuses everybody is told of with what it said', async () => {
    const mail = await start();
    mail.behave('refusesAll');
    await expect(send(`smtp://localhost:${mail.port}`)).rejects.toMatchObject({
      failure: 'refused',
      reply: unknown('beto@example.com').reply,
      refusals: [unknown('ana@example.com'), unknown('beto@example.com')],
    });
  });

  it('that refuses one of them is given the others', async () => {
    const mail = await start();
    mail.behave('refusesOne');
    const to = ['nobody@example.com', 'ana@example.com'];
    expect(await send(`smtp://localhost:${mail.port}`, { to })).toEqual([unknown('nobody@example.com')]);
    expect(mail.received).toMatchObject([{ to: ['ana@example.com'] }]);
  });

  it('that refuses one for good and asks for patience with the other is asked again', async () => {
    const mail = await start();
    mail.behave('refusesOneAndWaits');
    for (const to of [
      ['nobody@example.com', 'ana@example.com'],
      ['ana@example.com', 'nobody@example.com'],
    ])
      expect((await failure(send(`smtp://localhost:${mail.port}`, { to })))[0]).toBe('later');
  });

  it('that asks for patience is asked again later', async () => {
    const mail = await start();
    mail.behave('refusesLater');
    expect(await failure(send(`smtp://localhost:${mail.port}`))).toEqual([
      'later',
      '451 4.3.0 Come back later',
    ]);
  });

  it.each(['hangs', 'hangsAtData'] as const)('that %s is left when the time is over', async (manner) => {
    const mail = await start();
    mail.behave(manner);
    expect(await failure(send(`smtp://localhost:${mail.port}`, {}, 200))).toEqual(['timeout', null]);
    expect(mail.received).toEqual([]);
  });

  it('that hangs up, or is not there, is no connection', async () => {
    const mail = await start();
    mail.behave('hangsUp');
    expect(await failure(send(`smtp://localhost:${mail.port}`))).toEqual(['connection', null]);
    await mail.close();
    open.splice(0);
    expect(await failure(send(`smtp://localhost:${mail.port}`))).toEqual(['connection', 'ECONNREFUSED']);
  });
});

describe('the address of a server', () => {
  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, implicitTls: false, credentials: undefined }],
    ['smtps://mail.example/', { host: 'mail.example', port: 465, implicitTls: true, credentials: undefined }],
    [
      'smtp://ana%40example.com:p%3Aw%2F@mail.example:2525',
      {
        host: 'mail.example',
        port: 2525,
        implicitTls: false,
        credentials: { user: 'ana@example.com', password: 'p:w/' },
      },
    ],
    ['smtp://[::1]:25', { host: '::1', port: 25, implicitTls: false, credentials: undefined }],
  ])('%s', (url, read) => {
    expect(readSmtpUrl(url)).toEqual(read);
  });

  it.each([
    '',
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://ana@mail.example',
    'smtp://mail.example/x',
    'smtp://mail.example?tls=no',
    'smtp://a:%ff@mail.example',
  ])('is not %s', (url) => {
    expect(readSmtpUrl(url)).toBeUndefined();
  });
});
