import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const built = path.resolve(import.meta.dirname, '../build');
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const textExtensions = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml']);
/** Below this an answer fits into one packet either way. Bytes. */
const leastWorth = 1_024;

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

/** The generator writes a page that failed to render as an empty shell and succeeds: such a build must not be served. */
const checkPages = async (files: readonly string[]): Promise<void> => {
  const empty: string[] = [];
  for (const file of files.filter((one) => one.endsWith('.html')))
    if (!(await readFile(file, 'utf8')).includes('<h1')) empty.push(path.relative(built, file));
  if (empty.length > 0) throw new Error(`pages without content: ${empty.join(', ')}`);
};

/** Writes `.br` and `.gz` beside a text, so that the server compresses nothing while it answers. */
const compress = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < leastWorth) return;
  const brotli = await compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await compressGzip(content, { level: constants.Z_BEST_COMPRESSION }));
};

const files = await filesBelow(built);
await checkPages(files);
for (const file of files) if (textExtensions.has(path.extname(file))) await compress(file);
