import { deflateSync } from 'node:zlib';
import { insertFile } from '#core/files/files-repository.ts';
import { fileId } from '#security/identifiers.ts';
import type { TestApp } from '../build-test-app.ts';

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crcOf = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(body));
  return Buffer.concat([length, body, crc]);
};

/** A black PNG image. */
export const png = (width = 2, height = 2): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Creates a file of an account; returns its id, which is part of its address. */
export const createFile = async ({ database, time }: TestApp, accountId: number): Promise<string> => {
  const content = png();
  const id = fileId();
  await database.unit({ outside: 'installation' }, (unit) =>
    insertFile(unit, {
      id,
      accountId,
      fileGroup: 'images',
      fileName: 'logo.png',
      contentType: 'image/png',
      size: content.length,
      content: new Uint8Array(content),
      createdAt: new Date(time.now),
    }),
  );
  return id;
};
