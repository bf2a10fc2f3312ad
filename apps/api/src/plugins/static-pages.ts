import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentHeaders } from './security-headers.ts';
import { namesAnotherSite, sendSiteText } from './site-texts.ts';

/** Returns the built files of a folder, by their URL path. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      : [],
  );

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
 * A window that the documentation or a hosted page opens on the dashboard is out of its reach: a browser lets two documents
 * script each other only where both have the same policy. A new tab of the dashboard is handed the session of another.
 */
const keepApart = (reply: FastifyReply): void => {
  reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
};

/**
 * The dashboard at `/` with the hosted pages at `/checkout`, and the documentation at `/docs`, as they were built and
 * compressed; what names the address of the site names this one's.
 */
export const servePages = async (
  app: FastifyInstance,
  folders: { readonly dashboard: string; readonly docs: string },
  site: { readonly url: string },
): Promise<void> => {
  const dashboard = filesIn(folders.dashboard);
  const docs = filesIn(folders.docs);
  await app.register(fastifyStatic, { root: folders.dashboard, serve: false, preCompressed: true });

  const sendText = (request: FastifyRequest, reply: FastifyReply, file: string, folder: string) =>
    namesAnotherSite(file, site.url)
      ? sendSiteText(request, reply, { file, folder, siteUrl: site.url })
      : send(reply, file, folder);

  const sendDocs = (request: FastifyRequest, reply: FastifyReply, file: string) => {
    keepApart(reply);
    return sendText(request, reply, file, folders.docs);
  };

  app.get('/docs', (request, reply) => sendDocs(request, reply, 'index.html'));
  app.get('/docs/*', (request, reply) => {
    const path = pathOf(request)
      .replace(/^\/docs\//i, '')
      .replace(/\/$/, '');
    const file = docsFile(path, docs);
    if (file) return sendDocs(request, reply, file);
    return partOfDocs.test(path) ? reply.callNotFound() : reply.redirect('/login');
  });
  app.get('/robots.txt', (request, reply) => sendText(request, reply, 'robots.txt', folders.dashboard));
  // Assistants and search engines look for this file in the root.
  app.get('/llms.txt', (_, reply) => reply.redirect('/docs/llms.txt'));
  app.get('/*', (request, reply) => {
    const path = pathOf(request).slice(1);
    if (belowApi.test(path)) return reply.callNotFound();
    if (path === checkoutPage) keepApart(reply);
    if (dashboard.has(path)) return send(reply, path, folders.dashboard);
    // The scripts of an older build no longer exist. Answering with a page instead would look like a broken script.
    if (path.startsWith('assets/')) return reply.callNotFound();
    if (ofPayer.test(path)) {
      allowForeignImages(reply);
      keepApart(reply);
      return send(reply, checkoutPage, folders.dashboard);
    }
    return send(reply, 'index.html', folders.dashboard);
  });
};
