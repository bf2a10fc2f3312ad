import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { localHost } from '@pasarela/contracts/accounts/hosts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, isKnown } from './entity-tag.ts';

/** Built files that contain the address of the site. */
const naming = /\.(html|md|txt|xml)$/;

/** Of a page only the head is changed: the browser renders the rest again, with its own address. */
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
export const namesAnotherSite = (file: string, siteUrl: string): boolean =>
  siteUrl !== localHost && naming.test(file);

/** Sends a built text with the address of this site in it: canonical URLs, samples, the sitemap URL. */
export const sendSiteText = async (
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
