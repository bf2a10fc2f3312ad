import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLoopShare } from '#concurrency/loop-share.ts';
import { Refusal } from '#errors/refusal.ts';
import { isWithin, type JsonBounds } from './json-bounds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The bounds of the call's JSON body; undefined if it takes none. */
    jsonBounds?: JsonBounds;
  }
}

/** Bodies larger than this many bytes count as large. A payment with all its fields is smaller. */
const largeBytes = 8 * 1_024;
/**
 * A large body takes milliseconds to parse and validate. Only one is processed in each turn of the event loop, so that other calls
 * do not wait for all of them.
 */
const ofLargeBodies = createLoopShare(1);

const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i;
const isUtf8Name = /^(utf-?8|us-ascii)$/i;

/** Refuses a body before it is parsed if it exceeds the bounds of its call. */
const refuseBeyond = ({ routeOptions }: FastifyRequest, body: Buffer): void => {
  const { jsonBounds } = routeOptions.config;
  if (jsonBounds && !isWithin(body, jsonBounds)) throw new Refusal('body_too_large');
};

/** The text of a JSON body, which must be UTF-8 (RFC 8259): other encodings would lose letters. */
const textOf = (request: FastifyRequest, body: Buffer): string => {
  const [, name] = charset.exec(request.headers['content-type'] ?? '') ?? [];
  if (name !== undefined && !isUtf8Name.test(name)) throw new Refusal('media_type_not_supported');
  refuseBeyond(request, body);
  if (!isUtf8(body)) throw new Refusal('malformed_json');
  // Some clients send a byte order mark.
  return body.toString('utf8').replace(/^\ufeff/, '');
};

/** Makes a scope accept only JSON bodies and pass their text to `read`. */
export const takeJson = (
  scope: FastifyInstance,
  read: (request: FastifyRequest, text: string) => unknown,
): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length > largeBytes) await ofLargeBodies();
      return read(request, textOf(request, body));
    },
  );
};

/**
 * Accepts only JSON bodies. An empty body counts as no body, whatever its type. Names such as `__proto__` are kept here: validation
 * refuses them like any unknown name.
 */
export const readBodies = (app: FastifyInstance): void => {
  takeJson(app, (_, text) => {
    if (text === '') return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new Refusal('malformed_json');
    }
  });
};
