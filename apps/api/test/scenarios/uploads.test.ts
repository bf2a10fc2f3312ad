import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertFile, storedBytes } from '#core/files/files-repository.ts';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { createChargeback, pdf, pdfOf } from '../factories/chargebacks-factory.ts';
import { png } from '../factories/files-factory.ts';
import { bearer } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

type File = readonly [fileName: string, content: Uint8Array];

const megabyte = 1_024 * 1_024;
const program = Buffer.from('MZ\u0090\u0000 this is a program', 'latin1');
const page = Buffer.from('<html><script>alert(1)</script></html>');

/** The two calls that take a merchant's file, and a PDF that either takes. */
const uploads = {
  '/chargeback/save': {
    field: 'files',
    max: 5,
    lines: { type: 'CHARGEBACK-23', size: 'CHARGEBACK-28', max: 'CHARGEBACK-24' },
    body: async () => ({ idTransaction: (await createChargeback(app, await accountIdOf(app, 1))).id }),
  },
  '/transaction/upload': {
    field: 'file',
    max: 1,
    lines: { type: 'FILE-10', size: 'FILE-2', max: [] },
    body: async () => ({ group: 'pdf' }),
  },
};

/** Everything that is kept of files: rows, bytes, and who has handed something in. */
const kept = () =>
  app.database.read.first<{ files: number; bytes: number; proofs: number }>(sql`
    select (select count(*) from stored_files) as files, (select coalesce(sum(length(content)), 0) from stored_files) as bytes,
      (select count(*) from chargebacks where proof_at is not null) as proofs`);

const formOf = (field: string, body: Readonly<Record<string, unknown>>, files: readonly File[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const [fileName, content] of files) form.append(field, new Blob([new Uint8Array(content)]), fileName);
  return form;
};

describe.each(Object.entries(uploads))('%s', (path, { field, max, lines, body }) => {
  /** The first of its files, where something is wrong with it. */
  const named = max === 1 ? field : `${field}.0`;
  let before: Awaited<ReturnType<typeof kept>>;
  let sent: Readonly<Record<string, unknown>>;
  beforeEach(async () => {
    sent = await body();
    before = await kept();
  });

  const send = (files: readonly File[], language = 'en') =>
    fetch(`${app.url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'accept-language': language },
      body: formOf(field, sent, files),
    });
  /** What a refusal says, with nothing kept of the call. */
  const refusal = async (files: readonly File[], language?: string) => {
    const response = await send(files, language);
    const { code, message, errors } = (await response.json()) as {
      code: string;
      message: string;
      errors: { field: string; message: string }[];
    };
    expect(await kept()).toEqual(before);
    return {
      status: response.status,
      code,
      message,
      errors: errors.map((error) => `${error.field}: ${error.message}`),
    };
  };
  const takes = async (files: readonly File[]) => {
    const response = await send(files);
    expect([response.status, await response.clone().text()]).toEqual([200, expect.any(String)]);
    const bytes = files.reduce((sum, [, content]) => sum + content.length, 0);
    expect(await kept()).toMatchObject({
      files: (before?.files ?? 0) + files.length,
      bytes: (before?.bytes ?? 0) + bytes,
    });
    return response.json();
  };

  it.each<readonly [string, Uint8Array]>([
    ['a program', program],
    ['a page', page],
    ['a picture', png()],
    ['only the first line of one', Buffer.from('%PDF-1.7\n')],
    ['one that breaks off', pdf().subarray(0, 60)],
    ['something with a PDF behind it', Buffer.concat([page, pdf()])],
    ['a PDF with a program behind it', Buffer.concat([pdf(), Buffer.alloc(2_000), program])],
    [
      'a PDF with an archive behind it',
      Buffer.concat([pdf(), Buffer.from('504b0304140000000000', 'hex'), Buffer.alloc(1_100)]),
    ],
  ])('refuses what is called a PDF and is %s', { tags: lines.type }, async (_, content) => {
    expect(await refusal([['guia de entrega.pdf', content]])).toEqual({
      status: 422,
      code: 'file_type_not_allowed',
      message: 'File type not allowed',
      errors: [`${named}: “guia de entrega.pdf”: file type not allowed.`],
    });
  });

  it.each(['guia.exe', 'guia.png', 'guia.pdf.html', 'guia', '.pdf.'])(
    'refuses a PDF that is called %s',
    { tags: lines.type },
    async (name) => {
      expect(await refusal([[name, pdf()]])).toEqual({
        status: 422,
        code: 'file_type_not_allowed',
        message: 'File type not allowed',
        errors: [`${named}: File type not allowed: the name of “${name}” must end in .pdf.`],
      });
    },
  );

  it.each([10 * megabyte + 1, 11 * megabyte])('refuses %i bytes', { tags: lines.size }, async (bytes) => {
    expect(await refusal([['grande.pdf', pdfOf(bytes)]], 'es')).toEqual({
      status: 413,
      code: 'file_too_large',
      message: 'El archivo excede el tamaño permitido de 10 MB.',
      errors: [`${named}: “grande.pdf” excede 10 MB.`],
    });
  });

  it('takes exactly 10 MB', async () => {
    await takes([['justo.pdf', pdfOf(10 * megabyte)]]);
  });

  it('refuses zero bytes', async () => {
    expect(await refusal([['vacio.pdf', new Uint8Array()]])).toMatchObject({
      status: 422,
      code: 'invalid_fields',
      errors: [`${named}: “vacio.pdf” is empty.`],
    });
  });

  it('refuses more files than it takes', { tags: lines.max }, async () => {
    const files = Array.from({ length: max + 1 }, (_, n): File => [`${n}.pdf`, pdf(String(n))]);
    expect(await refusal(files)).toMatchObject({
      status: 422,
      code: 'invalid_fields',
      errors: [`${field}: It must have at most ${max} items.`],
    });
  });

  it.each([
    ['../../etc/guia.pdf', 'guia.pdf'],
    ['C:\\recibos\\guia.pdf', 'guia.pdf'],
    ['/guia.pdf', 'guia.pdf'],
    ['gu\u202eia\u2066.pdf', 'guia.pdf'],
  ])('keeps nothing of the path in %s, nor what turns its letters round', async (given, name) => {
    expect(JSON.stringify(await takes([[given, pdf()]]))).toContain(`"fileName":"${name}"`);
    before = await kept();
    sent = await body();
    expect((await refusal([[given, program]])).errors).toEqual([
      `${named}: “${name}”: file type not allowed.`,
    ]);
  });

  /** A call whose files do not come yet, and how its body begins. */
  const begin = (own: Readonly<Record<string, string>> = headers) => {
    const boundary = 'comes-in-parts';
    const fields = Object.entries(sent).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const call: ClientRequest = request(`${app.url}/api${path}`, {
      method: 'POST',
      agent: false,
      headers: {
        ...own,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': 2 * megabyte,
      },
    });
    call.on('error', () => {});
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n`;
    return { call, head: Buffer.from(`${fields.join('')}${file}`) };
  };

  it('lets the calls of one user, however slowly they come, keep no other waiting, of the same business either', async () => {
    const colleague = { ...headers, ...bearer(await app.signIn('administrador')) };
    const { authorization } = bearer(await app.signIn('reportes'));
    const senders: readonly Record<string, string>[] = [colleague, { authorization }];
    const slow = senders.flatMap((own) => Array.from({ length: 30 }, () => begin(own)));
    for (const { call, head } of slow)
      await new Promise<void>((written) => call.write(head, () => written()));
    await takes([['otra.pdf', pdf()]]);
    for (const { call } of slow) call.destroy();
  });

  it('gives back the turns of calls whose clients leave while they wait in line', async () => {
    const calls = Array.from({ length: 14 }, () => begin());
    for (const { call, head } of calls)
      await new Promise<void>((written) =>
        call.write(Buffer.concat([head, Buffer.alloc(1_024)]), () => written()),
      );
    // The two that have a turn leave last: the others are still in line when they go.
    for (const { call } of calls.reverse()) {
      const closed = new Promise((done) => call.once('close', done));
      call.destroy();
      await closed;
    }
    await takes([['siguiente.pdf', pdf()]]);
  });

  it('serves the next request of a connection whose last one has parts that nobody can read', async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    const lines = Object.entries({ ...headers, host: 'x' }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST /api${path} HTTP/1.1\r\n${lines.join('')}content-type: multipart/form-data\r\ncontent-length: ${megabyte}\r\n\r\n`,
    );
    socket.write(Buffer.alloc(megabyte));
    socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const answers = (await text(socket)).match(/HTTP\/1\.1 \d+/g);
    expect(answers).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
  });

  it('keeps nothing of a call whose connection is cut in the middle, and serves the next', async () => {
    const cut = async (): Promise<void> => {
      const { call, head } = begin();
      // More than any turn takes: what was cut must not hold its own.
      await new Promise<void>((written) => {
        call.write(Buffer.concat([head, pdfOf(megabyte)]), () => written());
      });
      const closed = new Promise((done) => call.once('close', done));
      call.destroy();
      await closed;
    };
    await Promise.all(Array.from({ length: 30 }, cut));
    expect(await kept()).toEqual(before);
    await takes([['entera.pdf', pdf()]]);
  });
});

describe('/chargeback/save', () => {
  const refused = async (...files: readonly File[]) => {
    const { id } = await createChargeback(app, await accountIdOf(app, 1));
    const before = await kept();
    const refusal = await app.calls.refused('saveChargebackProof', {
      body: { idTransaction: id },
      files: files.map(([fileName, content]) => ({ fileName, content })),
      headers: { ...headers, 'accept-language': 'en' },
    });
    expect(await kept()).toEqual(before);
    return refusal;
  };

  it('wants one file at least', { tags: ['CHARGEBACK-25'] }, async () => {
    expect(await refused()).toMatchObject({
      status: 422,
      code: 'chargeback_proof_missing',
      message: 'You need to upload at least 1 file',
    });
  });

  it('keeps five of 10 MB', { tags: ['CHARGEBACK-24'] }, async () => {
    const { id } = await createChargeback(app, await accountIdOf(app, 1));
    const files = Array.from({ length: 5 }, (_, n) => ({
      fileName: `${n}.pdf`,
      content: pdfOf(10 * megabyte),
    }));
    const { data } = await app.calls.answered('saveChargebackProof', {
      body: { idTransaction: id },
      files,
      headers,
    });
    expect(data.chargeBackFiles.map(({ fileName, size }) => [fileName, size])).toEqual(
      files.map(({ fileName }) => [fileName, 10 * megabyte]),
    );
  });

  it('keeps none where one of them is none, and names each that is not', {
    tags: ['CHARGEBACK-26'],
  }, async () => {
    const { code, errors } = await refused(
      ['buena.pdf', pdf()],
      ['mala.pdf', program],
      ['factura.doc', pdf()],
      ['otra.pdf', pdf()],
    );
    expect([code, ...errors.map((error) => `${error.field} ${error.message}`)]).toEqual([
      'file_type_not_allowed',
      'files.1 “mala.pdf”: file type not allowed.',
      'files.2 File type not allowed: the name of “factura.doc” must end in .pdf.',
    ]);
  });

  it('keeps none where the account has no room left for all of them', {
    tags: ['CHARGEBACK-26'],
  }, async () => {
    const accountId = await accountIdOf(app, 2);
    const { id } = await createChargeback(app, accountId);
    const stored = await storedBytes(app.database.read, accountId);
    await app.database.unit({ outside: 'installation' }, (unit) =>
      insertFile(unit, {
        id: 'file_nearly_full',
        accountId,
        fileGroup: 'pdf',
        fileName: 'a.pdf',
        contentType: 'application/pdf',
        size: 500 * megabyte - stored - pdf().length,
        content: new Uint8Array(),
        createdAt: new Date(0),
      }),
    );
    const before = await kept();
    const files = ['a.pdf', 'b.pdf'].map((fileName) => ({ fileName, content: pdf() }));
    const sent = { body: { idTransaction: id }, headers: { ...headers, company: '2' } };
    expect(await app.calls.refused('saveChargebackProof', { ...sent, files })).toMatchObject({
      status: 503,
      code: 'file_not_saved',
      message: 'Error al guardar este archivo',
    });
    expect(await kept()).toEqual(before);
    await app.calls.answered('saveChargebackProof', { ...sent, files: files.slice(1) });
  });
});
