import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Matches inline scripts that run. Structured data (JSON-LD) is not executed, so it needs no hash. */
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="?application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

/** Returns the hashes of the inline scripts of the built pages, the only inline scripts that may run. */
const scriptHashes = (folders: readonly string[]): readonly string[] => {
  const hashes = new Set<string>();
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
      for (const [, text = ''] of readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(
        inlineScript,
      ))
        hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  return [...hashes];
};

/** The headers of a refusal that no hook runs for, because the path or the request cannot be parsed. */
export const refusalHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Headers that matter only for documents; omitted for scripts, styles and fonts to save half a kilobyte each. */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Returns the headers that helmet sets. Computed once, because they are the same for every answer. */
const helmetHeaders = (pageFolders: readonly string[]): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes(pageFolders)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // The demo is served over plain HTTP. In a deployment the reverse proxy adds this header.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => {
    for (const [name, value] of Object.entries(response.getHeaders())) headers[name] = String(value);
  });
  return headers;
};

/** Adds the security headers to every answer, except to the scripts, styles and fonts of a page. */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  pageFolders: readonly string[],
): Promise<void> => {
  const headers = helmetHeaders(pageFolders);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
};
