import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import MiniSearch from 'minisearch';
import { brokenLinks } from '../src/built-pages/broken-links.ts';
import { type BuiltPage, readBuiltPage } from '../src/built-pages/built-page.ts';
import { inReadingOrder, llmsText } from '../src/built-pages/llms-text.ts';
import { pageMarkdown } from '../src/built-pages/page-markdown.ts';
import { searchDocuments, type ToldLines } from '../src/built-pages/search-documents.ts';
import { indexOptions } from '../src/search/search-index.ts';
import { hosts } from '../src/site/hosts.ts';
import { locales } from '../src/site/locales.ts';
import { homeOf, markdownAddress } from '../src/site/markdown-address.ts';

const built = path.resolve(import.meta.dirname, '../build');
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const textExtensions = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.md']);
/** The large scripts and styles, which every page loads, are as small as they can be made. */
const shared = { bytes: 100_000, extensions: new Set(['.js', '.css']), quality: 10 };
/** The thousand files of single pages, and long texts: a fifteenth of the time, for a fifteenth more of their size. */
const usualQuality = 6;
/** Below this an answer fits into one packet either way. Bytes. */
const minWorth = 1_024;

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

/** The file that the server answers an address below `/docs` with. */
const fileOf = (address: string): string => path.join(built, address.replace(/^\/docs\//, ''));
const addressOf = (file: string): string => `/docs/${path.relative(built, file).split(path.sep).join('/')}`;

/** The generator writes a page that failed to render as an empty shell and succeeds: such a build must not be served. */
const readPages = async (files: readonly string[]): Promise<BuiltPage[]> => {
  const empty: string[] = [];
  const pages: BuiltPage[] = [];
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const html = await readFile(file, 'utf8');
    if (!html.includes('<h1')) empty.push(path.relative(built, file));
    const page = readBuiltPage(addressOf(file).replace(/^\/docs\/|\.html$/g, ''), html);
    if (page) pages.push(page);
  }
  if (empty.length > 0) throw new Error(`pages without content: ${empty.join(', ')}`);
  return pages;
};

/** Every page as Markdown beside it, the lists of all of them, and what search reads, in each language. */
const writeReadings = async (pages: readonly BuiltPage[]): Promise<void> => {
  const addresses = new Set(pages.map(({ address }) => address));
  for (const locale of locales) {
    const own = inReadingOrder(
      pages.filter((page) => page.locale === locale),
      locale,
    );
    const home = homeOf(locale);
    const texts = own.map((page) => ({ page, markdown: pageMarkdown(page, addresses) }));
    for (const { page, markdown } of texts) await writeFile(fileOf(markdownAddress(page.address)), markdown);
    await writeFile(fileOf(`${home}/llms.txt`), llmsText(own, locale));
    const whole = texts.map(
      ({ page, markdown }) => `<!-- ${markdownAddress(page.address)} -->\n\n${markdown}`,
    );
    await writeFile(fileOf(`${home}/llms-full.txt`), whole.join('\n'));
    const index = new MiniSearch(indexOptions);
    const told: ToldLines = new Set();
    index.addAll(
      own.flatMap((page) => searchDocuments(page, told)).map((document, id) => ({ ...document, id })),
    );
    await writeFile(fileOf(`${home}/search-index.json`), JSON.stringify(index));
  }
};

const checkLinks = (pages: readonly BuiltPage[], files: readonly string[]): void => {
  const broken = brokenLinks(pages, new Set(files.map(addressOf)), hosts.sandbox);
  const lines = broken.map(({ from, to }) => `  ${from} → ${to}`);
  if (broken.length > 0) throw new Error(`links that lead nowhere:\n${lines.join('\n')}`);
};

/** Writes `.br` and `.gz` beside a text, so that the server compresses nothing while it answers. */
const compress = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < minWorth) return;
  const isShared = content.length >= shared.bytes && shared.extensions.has(path.extname(file));
  const brotli = await compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isShared ? shared.quality : usualQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await compressGzip(content));
};

const pages = await readPages(await filesBelow(built));
await writeReadings(pages);
const files = await filesBelow(built);
checkLinks(pages, files);
for (const file of files) if (textExtensions.has(path.extname(file))) await compress(file);
