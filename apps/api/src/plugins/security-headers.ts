import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

/** Matches inline scripts that run. Structured data (JSON-LD) is not executed, so it needs no hash. */
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="?application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

const scriptHashes = new Map<string, string>();

/** The hashes of the inline scripts of a built page, as its policy lists them. */
const scriptHashesOf = (file: string): string => {
  const known = scriptHashes.get(file);
  if (known !== undefined) return known;
  const hashes = [...readFileSync(file, 'utf8').matchAll(inlineScript)].map(
    ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const listed = [...new Set(hashes)].join('');
  scriptHashes.set(file, listed);
  return listed;
};

/**
 * Allows the inline scripts of the page that is sent, and no others. The page is read when it is first sent: reading the hundreds
 * of pages at the start would take as long as the rest of the start.
 */
export const allowInlineScripts = (reply: FastifyReply, file: string): void => {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace(/script-src 'self'/, `$&${scriptHashesOf(file)}`));
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
const helmetHeaders = (): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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
export const addSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  const headers = helmetHeaders();
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
};
