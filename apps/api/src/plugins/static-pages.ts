import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import { localHost } from '@pasarela/contracts/accounts/hosts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, isKnown } from './entity-tag.ts';
import { allowInlineScripts, documentHeaders } from './security-headers.ts';

/** Built files that contain the address of the site. */
const naming = /\.(html|md|txt|xml)$/;

/** Only the head of a page is changed: the browser renders the rest again, with its own address. */
const pageHead = /^[\s\S]*?<\/head>/;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** A fast compression level, because the text is compressed for every answer. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressed = (text: string, encoding: string): Promise<Buffer> =>
  encoding === 'br' ? compressBrotli(text, quality) : compressGzip(text);

/** Returns whether a file contains the address of its build and the site has another one. */
const namesAnotherSite = (file: string, siteUrl: string): boolean =>
  siteUrl !== localHost && naming.test(file);

/** Sends a built text with the address of this site in it: canonical URLs, samples, the sitemap URL. */
const sendSiteText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { file, folder, siteUrl }: { readonly file: string; readonly folder: string; readonly siteUrl: string },
): Promise<FastifyReply> => {
  const built = await readFile(join(folder, file), 'utf8');
  const here = (text: string): string => text.replaceAll(localHost, siteUrl);
  const text = file.endsWith('.html') ? built.replace(pageHead, here) : here(built);
  const etag = entityTagOf(text);
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  reply.type(types[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (encoding === null) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compressed(text, encoding));
};

/** Returns the built files of a folder, by their URL path. */
const listFiles = (folder: string): ReadonlySet<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      : [],
  );

/** Lists the files of a folder when they are first asked for, because a start needs none of them. */
const filesIn = (folder: string): (() => ReadonlySet<string>) => {
  let files: ReadonlySet<string> | undefined;
  return () => {
    files ??= listFiles(folder);
    return files;
  };
};

const immutable = /(^|\/)assets\/.*[.-][\w-]{8,}\.\w+$/;

/** Case is ignored, so that a misspelt API path is not answered with a page. */
const belowApi = /^api(\/|$)/i;

const pathOf = (request: FastifyRequest): string => {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    return '/';
  }
};

const send = (reply: FastifyReply, file: string, folder: string): FastifyReply => {
  const isPart = immutable.test(file);
  if (file.endsWith('.html')) allowInlineScripts(reply, join(folder, file));
  if (isPart) for (const name of documentHeaders) reply.removeHeader(name);
  return reply
    .header('cache-control', isPart ? 'public, max-age=31536000, immutable' : 'no-cache')
    .sendFile(file, folder, { cacheControl: false, acceptRanges: false });
};

/** Returns the file of a documentation path: a page by its path without extension, any other file by its name. */
const docsFile = (path: string, docs: ReadonlySet<string>): string | undefined => {
  const names = [path, `${path}.html`, path ? `${path}/index.html` : 'index.html'];
  return path.endsWith('.html')
    ? undefined
    : names.find((name) => docs.has(name) && !/404\.html$/.test(name));
};

/** The scripts of an older build no longer exist. Answering with a page instead would look like a broken script. */
const partOfDocs = /^(en\/)?assets\//;

const checkoutPage = 'checkout.html';
/** The path of a hosted page, which contains the token of the payment. */
const ofPayer = /^checkout\/[^/]+\/?$/;

/** Allows images of any HTTPS origin, because a merchant's logo may be on the merchant's own server. */
const allowForeignImages = (reply: FastifyReply): void => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace(/img-src[^;]*/, '$& https:'));
};

/**
 * Prevents the documentation and the hosted pages from scripting a dashboard window that they open: a browser separates documents
 * whose opener policies differ. A script could otherwise read the session of the dashboard.
 */
const keepApart = (reply: FastifyReply): void => {
  reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
};

type SendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  folder: string,
) => FastifyReply | Promise<FastifyReply>;

export type PageFolders = {
  /** Undefined where the documentation is served alone. */
  readonly dashboard?: string | undefined;
  readonly docs: string;
};

/**
 * Serves the compressed builds of the dashboard at `/`, the hosted pages at `/checkout` and the documentation at `/docs`. The site
 * address in the built files is replaced by the address of this deployment.
 */
export const servePages = async (
  app: FastifyInstance,
  folders: PageFolders,
  site: { readonly url: string },
): Promise<void> => {
  await app.register(fastifyStatic, { root: folders.docs, serve: false, preCompressed: true });

  const sendText: SendText = (request, reply, file, folder) => {
    if (!namesAnotherSite(file, site.url)) return send(reply, file, folder);
    if (file.endsWith('.html')) allowInlineScripts(reply, join(folder, file));
    return sendSiteText(request, reply, { file, folder, siteUrl: site.url });
  };
  serveDocs(app, folders.docs, sendText);
  if (folders.dashboard !== undefined) serveDashboard(app, folders.dashboard, sendText);
};

const serveDocs = (app: FastifyInstance, folder: string, sendText: SendText): void => {
  const docs = filesIn(folder);
  const sendDocs = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    keepApart(reply);
    return sendText(request, reply, file, folder);
  };

  app.get('/docs', (request, reply) => sendDocs(request, reply, 'index.html'));
  app.get('/docs/*', (request, reply) => {
    const path = pathOf(request)
      .replace(/^\/docs\//i, '')
      .replace(/\/$/, '');
    const file = docsFile(path, docs());
    if (file) return sendDocs(request, reply, file);
    return partOfDocs.test(path) ? reply.callNotFound() : reply.redirect('/login');
  });
};

/** The chunks of paths; under `*` those of every other path. */
type RouteChunks = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the `Link` header of a path: the code of its page, which the browser asks for before it has read the document. The build of
 * the dashboard lists it by path (`route-preload-plugin.ts`). Behind the sign-in the document shows a frame before any code has run:
 * what draws that frame goes first, so that a slow phone shows it two thirds of a second earlier and the page no later.
 */
const linksIn = (folder: string): ((path: string) => string | undefined) => {
  const file = join(folder, 'route-chunks.json');
  let chunks: RouteChunks | undefined;
  return (path) => {
    chunks ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RouteChunks) : {};
    const page = path === '/' ? '/login' : path;
    const names = chunks[page] ?? chunks['*'];
    const priority = page === '/login' ? '' : '; fetchpriority=low';
    return names?.map((name) => `</${name}>; rel=modulepreload${priority}`).join(', ');
  };
};

const serveDashboard = (app: FastifyInstance, folder: string, sendText: SendText): void => {
  const dashboard = filesIn(folder);
  const linksOf = linksIn(folder);
  app.get('/robots.txt', (request, reply) => sendText(request, reply, 'robots.txt', folder));
  // Assistants and search engines look for this file in the root.
  app.get('/llms.txt', (_, reply) => reply.redirect('/docs/llms.txt'));
  app.get('/*', (request, reply) => {
    const path = pathOf(request).slice(1);
    if (belowApi.test(path)) return reply.callNotFound();
    if (path === checkoutPage) keepApart(reply);
    if (dashboard().has(path)) return send(reply, path, folder);
    // The scripts of an older build no longer exist. Answering with a page instead would look like a broken script.
    if (path.startsWith('assets/')) return reply.callNotFound();
    if (ofPayer.test(path)) {
      allowForeignImages(reply);
      keepApart(reply);
      // It names the picture that is shown where its link is shared, which has to be a whole address.
      return sendText(request, reply, checkoutPage, folder);
    }
    const links = linksOf(`/${path.replace(/\/$/, '')}`);
    if (links !== undefined) reply.header('link', links);
    return send(reply, 'index.html', folder);
  });
};
