import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLoopShare } from '#concurrency/loop-share.ts';
import { Refusal } from '#errors/refusal.ts';
import { isWithin, type JsonBounds } from './json-bounds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How much the JSON body of the call may hold; none where nothing is said. */
    jsonBounds?: JsonBounds;
  }
}

/** A payment with everything that it may say of its order is smaller. Bytes. */
const largeBytes = 8 * 1_024;
/**
 * A large body costs milliseconds to parse, judge and answer. One of them is taken in each turn of the event loop, so that whoever else
 * calls waits for one and not for all that have arrived.
 */
const ofLargeBodies = createLoopShare(1);

const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i;
const isUtf8Name = /^(utf-?8|us-ascii)$/i;

/** Refuses a body before it is parsed: what it costs is bounded by what its call can need. */
const refuseBeyond = ({ routeOptions }: FastifyRequest, body: Buffer): void => {
  const { jsonBounds } = routeOptions.config;
  if (jsonBounds && !isWithin(body, jsonBounds)) throw new Refusal('body_too_large');
};

/** The text of a JSON body, which is UTF-8 (RFC 8259): read as anything else, a name would be kept with letters lost. */
const textOf = (request: FastifyRequest, body: Buffer): string => {
  const [, name] = charset.exec(request.headers['content-type'] ?? '') ?? [];
  if (name !== undefined && !isUtf8Name.test(name)) throw new Refusal('media_type_not_supported');
  refuseBeyond(request, body);
  if (!isUtf8(body)) throw new Refusal('malformed_json');
  // Some programs begin a text with its byte order mark.
  return body.toString('utf8').replace(/^\ufeff/, '');
};

/** Hands the text of JSON bodies to a reader, and takes nothing else. */
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
 * Bodies are JSON and nothing else. An empty one is none, whatever its type says. Names such as `__proto__` are not
 * judged here: validation refuses them by name, like any other that the contract does not know.
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
