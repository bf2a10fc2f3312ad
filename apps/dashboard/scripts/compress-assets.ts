// Lays a .br and a .gz beside every text asset of a built folder, so that the server compresses nothing while it answers.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const textual = /\.(?:html|js|css|svg|json|txt|csv|webmanifest)$/;
/** Below this the headers weigh more than what is saved. */
const minBytes = 512;

const folder = process.argv[2];
if (!folder) throw new Error('usage: compress-assets.ts <folder>');

const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
  (entry) => entry.isFile() && textual.test(entry.name),
);
for (const entry of files) {
  const path = join(entry.parentPath, entry.name);
  const content = await readFile(path);
  if (content.length < minBytes) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
}
