import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFile } from '#core/files/files-repository.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { png } from '../factories/files-factory.ts';
import { bearer } from '../operation-calls.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0 });
  headers = { ...bearer(await app.signIn('admin')), company: '1' };
});
afterAll(() => app.close());

const text = (content: string): Buffer => Buffer.from(content);
const svg = (attributes = 'width="10" height="10"', inside = ''): Buffer =>
  text(
    `<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>\n`,
  );
const jpg = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffd9', 'hex'),
  ]);
};
const webp = (width: number, height: number): Buffer => {
  const file = Buffer.alloc(30);
  file.write('RIFF');
  file.writeUInt32LE(22, 4);
  file.write('WEBPVP8X', 8);
  file.writeUInt32LE(10, 16);
  file.writeUIntLE(width - 1, 24, 3);
  file.writeUIntLE(height - 1, 27, 3);
  return file;
};
const riff = (form: string): Buffer => {
  const file = Buffer.alloc(44);
  file.write('RIFF');
  file.writeUInt32LE(36, 4);
  file.write(form, 8);
  return file;
};
const boxed = (brand: string): Buffer =>
  Buffer.concat([Buffer.from('00000020', 'hex'), text(`ftyp${brand}`), Buffer.alloc(20)]);
const compound = (stream: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(stream, 'utf16le')]);

/** A ZIP archive of stored entries. */
const zip = (entries: Readonly<Record<string, string>>, after = ''): Buffer => {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(name.length, 26);
    const whole = Buffer.concat([local, text(name), text(content)]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    central.push(entry, text(name));
    locals.push(whole);
    offset += whole.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end, text(after)]);
};

const upload = async (fileName: string, content: Buffer, group = 'images') =>
  (await app.calls.answered('uploadFile', { body: { group }, files: [{ fileName, content }], headers })).data;
const refusal = async (fileName: string, content: Buffer, group = 'images') =>
  app.calls.refused('uploadFile', { body: { group }, files: [{ fileName, content }], headers });
const served = (url: string) => fetch(`${app.url}${url}`);

describe('an upload', () => {
  it('answers an address that cannot be guessed, where the file is as it was', {
    tags: ['CALL-30'],
  }, async () => {
    const content = png(20, 10);
    const uploaded = await upload('mi logo ñ.png', content);
    expect(uploaded).toEqual({
      url: expect.stringMatching(/^\/api\/files\/file_[\w-]{24}$/),
      fileName: 'mi logo ñ.png',
      contentType: 'image/png',
      size: content.length,
      width: 20,
      height: 10,
    });
    const response = await served(uploaded.url);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="mi logo _.png"; filename*=UTF-8''mi%20logo%20%C3%B1.png`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const id of ['file_AAAAAAAAAAAAAAAAAAAAAAAA', 'file_x', '1', 'in_x'])
      expect([id, (await served(`/api/files/${id}`)).status]).toEqual([id, 404]);
  });

  const lines = {
    images: 'FILE-3',
    pdf: 'FILE-5',
    audio: 'FILE-6',
    video: 'FILE-7',
    spreadsheets: 'FILE-8',
    documents: 'FILE-9',
  } as const;
  const good: readonly (readonly [keyof typeof lines, string, Buffer, string])[] = [
    ['images', 'logo.png', png(), 'image/png'],
    ['images', 'logo.jpeg', jpg(10, 20), 'image/jpeg'],
    ['images', 'logo.webp', webp(10, 20), 'image/webp'],
    ['images', 'logo.svg', svg(), 'image/svg+xml'],
    ['images', 'logo.svg', svg('viewBox="0 0 10 20"'), 'image/svg+xml'],
    ['images', 'no-size.svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['pdf', 'a.pdf', text('%PDF-1.7\n1 0 obj\n%%EOF\n'), 'application/pdf'],
    ['audio', 'a.mp3', text('ID3\u0003 x'), 'audio/mpeg'],
    ['audio', 'a.wav', riff('WAVE'), 'audio/wav'],
    ['audio', 'a.ogg', text('OggS\u0000'), 'audio/ogg'],
    ['audio', 'a.m4a', boxed('M4A '), 'audio/mp4'],
    ['video', 'a.mp4', boxed('isom'), 'video/mp4'],
    ['video', 'a.mov', boxed('qt  '), 'video/quicktime'],
    [
      'video',
      'a.webm',
      Buffer.concat([Buffer.from('1a45dfa3', 'hex'), text('\u0001\u0002webm')]),
      'video/webm',
    ],
    [
      'spreadsheets',
      'a.xlsx',
      zip({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' }),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['spreadsheets', 'a.xls', compound('Workbook'), 'application/vnd.ms-excel'],
    [
      'spreadsheets',
      'a.ods',
      zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
    ['spreadsheets', 'a.csv', text('referencia,monto\nñ,1\n'), 'text/csv'],
    [
      'documents',
      'a.docx',
      zip({ '[Content_Types].xml': '<x/>', 'word/document.xml': '<x/>' }),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['documents', 'a.doc', compound('WordDocument'), 'application/msword'],
    [
      'documents',
      'a.odt',
      zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
      'application/vnd.oasis.opendocument.text',
    ],
    ['documents', 'a.txt', text('Hola, señora.\n'), 'text/plain'],
  ];

  for (const [group, fileName, content, contentType] of good)
    it(`of the group ${group} takes ${fileName}`, { tags: [lines[group]] }, async () => {
      const uploaded = await upload(fileName, content, group);
      expect(uploaded.contentType).toBe(contentType);
      const response = await served(uploaded.url);
      const shown = group === 'images' ? 'inline' : 'attachment';
      expect(response.headers.get('content-type')).toContain(contentType);
      expect(response.headers.get('content-disposition')).toBe(`${shown}; filename="${fileName}"`);
      await response.arrayBuffer();
    });

  it.each<readonly [string, string, Buffer]>([
    ['a page that is called a picture', 'logo.png', text('<html><script>alert(1)</script></html>')],
    ['a program', 'logo.png', text('MZ\u0090\u0000')],
    ['a PDF', 'logo.png', text('%PDF-1.7\n%%EOF')],
    ['a GIF', 'logo.gif', text('GIF89a')],
    ['a picture that is called a page', 'logo.html', png()],
    ['a picture that breaks off', 'logo.png', png().subarray(0, 40)],
    ['a picture with an archive behind it', 'logo.png', Buffer.concat([png(), zip({ a: 'b' })])],
    ['a picture with a page behind it', 'logo.jpg', Buffer.concat([jpg(1, 1), text('<script>')])],
    ['a RIFF file that is longer than it says', 'logo.webp', Buffer.concat([webp(1, 1), text('more of it')])],
    ['an SVG image that is not finished', 'logo.svg', text('<svg width="1" height="1">')],
    ['an SVG image within a page', 'logo.svg', text('<html><svg width="1" height="1"></svg></html>')],
    [
      'an SVG image with entities',
      'logo.svg',
      text('<!DOCTYPE svg [<!ENTITY a "b">]><svg width="1" height="1">&a;</svg>'),
    ],
    ['an SVG image that is no UTF-8', 'logo.svg', Buffer.concat([svg(), Buffer.from([0xff])])],
    ['only a beginning', 'logo.png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('refuses as an image %s', { tags: ['FILE-3', 'FILE-10'] }, async (_, fileName, content) => {
    expect(await refusal(fileName, content)).toMatchObject({
      status: 422,
      code: 'file_type_not_allowed',
      message: 'Tipo de archivo no permitido',
    });
  });

  it('refuses what another group takes, and archives that hide behind something else', {
    tags: ['FILE-10'],
  }, async () => {
    for (const [group, fileName, content] of good)
      for (const other of ['images', 'pdf', 'audio', 'video'])
        if (other !== group && !(group === 'documents' && other === 'documents'))
          expect([other, fileName, (await refusal(fileName, content, other)).code]).toEqual([
            other,
            fileName,
            'file_type_not_allowed',
          ]);
    const book = { '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' };
    for (const content of [zip(book, 'more'), Buffer.concat([text('x'), zip(book)]), zip({ a: 'b' })])
      expect((await refusal('a.xlsx', content, 'spreadsheets')).code).toBe('file_type_not_allowed');
    expect((await refusal('a.txt', text('a\u0000b'), 'documents')).code).toBe('file_type_not_allowed');
  });

  it('says of a text in UTF-16 that it is, where the group takes text', async () => {
    const letters = Buffer.from('nombre,correo\nÁngela,angela@example.com', 'utf16le');
    const codeOf = async (...file: Parameters<typeof refusal>) =>
      (await refusal(...file)).errors.map(({ code }) => code);
    expect(await codeOf('a.csv', letters, 'spreadsheets')).toEqual(['file_utf16']);
    expect(await codeOf('a.txt', letters, 'documents')).toEqual(['file_utf16']);
    expect(await codeOf('a.pdf', letters, 'pdf')).toEqual(['file_type']);
  });

  it('refuses images that are too large, in either direction', { tags: ['FILE-4', 'FILE-11'] }, async () => {
    const max = limits.imagePixels;
    expect(await upload('a.jpg', jpg(max, max))).toMatchObject({ width: max, height: max });
    for (const content of [
      jpg(max + 1, 1),
      webp(1, max + 1),
      png(max + 1, 1),
      svg(`width="${max + 1}" height="1"`),
      svg(`viewBox="0 0 1 ${max + 1}"`),
    ])
      expect(await refusal('a.jpg', content)).toMatchObject({
        status: 422,
        code: 'image_too_large',
        message: 'Las imágenes exceden las dimensiones permitidas',
      });
  });

  it('takes 10 MB and not a byte more', { tags: ['FILE-1', 'FILE-2'] }, async () => {
    const whole = Buffer.concat([
      text('%PDF-1.7\n'),
      Buffer.alloc(limits.fileBytes - 15, 0x20),
      text('\n%%EOF'),
    ]);
    expect((await upload('a.pdf', whole, 'pdf')).size).toBe(limits.fileBytes);
    const { status, code, message } = await refusal('a.pdf', Buffer.concat([whole, text('\n')]), 'pdf');
    expect([status, code, message]).toEqual([
      413,
      'file_too_large',
      'El archivo excede el tamaño permitido de 10 MB.',
    ]);
  });

  it('keeps a name without its path or what would end a line', async () => {
    for (const [given, kept] of [
      ['../../etc/passwd.png', 'passwd.png'],
      ['C:\\fotos\\logo.png', 'logo.png'],
      ['a\tb.png', 'ab.png'],
      [`${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
    ] as const)
      expect([given, (await upload(given, png())).fileName]).toEqual([given, kept]);
  });

  it('tells in words what is wrong with the form', async () => {
    const problems = async (form: FormData) => {
      const response = await fetch(`${app.url}/api/transaction/upload`, {
        method: 'POST',
        headers,
        body: form,
      });
      const { code, errors } = (await response.json()) as {
        code: string;
        errors: { field: string; code: string }[];
      };
      return [response.status, code, ...errors.map((error) => `${error.field} ${error.code}`)];
    };
    const formOf = (...parts: readonly (readonly [string, string | Buffer])[]): FormData => {
      const form = new FormData();
      for (const [name, value] of parts)
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, new Blob([new Uint8Array(value)]), 'logo.png');
      return form;
    };
    expect(await problems(formOf(['group', 'images']))).toEqual([422, 'invalid_fields', 'file required']);
    expect(await problems(formOf(['file', Buffer.alloc(0)]))).toEqual([
      422,
      'invalid_fields',
      'file file_empty',
    ]);
    expect(await problems(formOf(['file', png()], ['file', png()]))).toEqual([
      422,
      'invalid_fields',
      'file too_many',
    ]);
    expect(await problems(formOf(['other', png()]))).toEqual([
      422,
      'invalid_fields',
      'other unknown_property',
      'file required',
    ]);
    expect(
      await problems(formOf(['file', png()], ['group', 'x'], ['role', 'Admin'], ['balance', '1'])),
    ).toEqual([
      422,
      'invalid_fields',
      'group not_a_choice',
      'role unknown_property',
      'balance unknown_property',
    ]);
    expect(await problems(formOf(['FILE', png()], ['GROUP', 'images'], ['group', 'pdf']))).toEqual([
      422,
      'invalid_fields',
      'group repeated_property',
    ]);
    expect(await problems(formOf(['file', png()], ['idCompany', '2'], ['IDCompany', '2']))).toEqual([
      422,
      'invalid_fields',
      'idCompany repeated_property',
    ]);
    expect(await problems(formOf(['file', png()], ['__proto__', 'x']))).toEqual([400, 'malformed_multipart']);
  });

  it('wants a form, whole', async () => {
    const sent = async (body: string | undefined, type?: string) => {
      const response = await fetch(`${app.url}/api/transaction/upload`, {
        method: 'POST',
        headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
        body,
      });
      const { code } = (await response.json()) as { code: string };
      return [response.status, code];
    };
    const expected = [415, 'multipart_expected'];
    expect(await sent('{}', 'application/json')).toEqual(expected);
    expect(await sent('x', 'text/plain')).toEqual(expected);
    expect(await sent(undefined)).toEqual(expected);
    for (const broken of [
      '',
      '--b\r\n',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx',
      'x',
    ])
      expect([broken, (await sent(broken, 'multipart/form-data; boundary=b'))[0]]).toEqual([
        broken,
        broken === '' ? 422 : 400,
      ]);
    expect(await sent('x', 'multipart/form-data')).toEqual([400, 'malformed_multipart']);
  });

  it('stops where an account has filled its room', async () => {
    const accountId = await accountIdOf(app, 2);
    await app.database.unit({ outside: 'installation' }, (unit) =>
      insertFile(unit, {
        id: 'file_full',
        accountId,
        fileGroup: 'pdf',
        fileName: 'a',
        contentType: 'application/pdf',
        size: limits.storedBytes,
        content: new Uint8Array(),
        createdAt: new Date(0),
      }),
    );
    const sent = {
      body: {},
      files: [{ fileName: 'a.png', content: png() }],
      headers: { ...headers, company: '2' },
    };
    expect(await app.calls.refused('uploadFile', sent)).toMatchObject({
      status: 503,
      code: 'file_not_saved',
      message: 'Error al guardar este archivo',
    });
  });
});
