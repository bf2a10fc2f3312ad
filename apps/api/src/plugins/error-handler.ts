import { withoutCardNumbers } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyWaiting } from '#concurrency/turns.ts';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import { ProvokedRefusal, Refusal } from '#errors/refusal.ts';
import { errorAnswer } from '#http/error-answer.ts';
import { errorFormOfRequest } from '#http/error-form.ts';
import { languageOf } from '#http/language.ts';
import { noteAnswer } from '#http/recording/recorded-request.ts';
import { refusalHeaders } from './security-headers.ts';

type KnownPath = { readonly form: RegExp; readonly methods: Set<string> };

/** Returns the pattern of a route such as `/api/a/:b`, which ignores case and a slash at the end. */
const formOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/**
 * Collects the paths of the routes that are mounted after this. Returns a function that gives the refusal of a request without a
 * route: 405 if the path exists with other methods, otherwise 404.
 */
const knowPaths = (app: FastifyInstance): ((request: FastifyRequest) => Refusal) => {
  const paths = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const known = paths.get(url) ?? { form: formOf(url), methods: new Set() };
    for (const one of [method].flat()) known.methods.add(one);
    paths.set(url, known);
  });

  const refusalOf = ({ url, method }: FastifyRequest): Refusal => {
    const [path = ''] = url.split('?');
    const methods = [...paths.values()]
      .filter(({ form }) => form.test(path))
      .flatMap((known) => [...known.methods]);
    if (methods.length === 0) return new Refusal('not_found');
    return new Refusal('method_not_allowed', {
      method,
      allowed: [...new Set(methods)].toSorted().join(', '),
    });
  };

  // This runs before the body is parsed, so that a bad body does not hide the refusal of the path or method.
  app.addHook('preParsing', async (request) => {
    if (request.is404) throw refusalOf(request);
  });
  return refusalOf;
};

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_json',
  404: 'not_found',
  413: 'body_too_large',
  415: 'media_type_not_supported',
  429: 'too_many_requests',
};

const refusalOf = (error: FastifyError | Error): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable || error instanceof TooManyWaiting)
    return new Refusal('service_unavailable');
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return new Refusal(codesByStatus[status] ?? 'internal_error');
};

/** Returns whether the caller closed the connection before the answer, which is no error of the server. */
const callerLeft = (error: Error, request: FastifyRequest): boolean =>
  request.socket.destroyed &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'));

/** Returns the field names to log. Names that the contract does not know are left out: they are the caller's own text. */
const loggedFields = ({ problems }: Refusal): readonly string[] =>
  problems
    .filter(({ code }) => code !== 'unknown_property')
    .slice(0, 20)
    .map(({ field }) => withoutCardNumbers(field));

const send = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status } = refusal;
  const form = errorFormOfRequest(request);
  if (status === 503) reply.header('retry-after', '1');
  if (status === 405) reply.header('allow', String(refusal.values.allowed));
  if (status === 429) reply.header('retry-after', String(Number(refusal.values.seconds ?? 60)));
  if (status === 401 && form === 'payment')
    reply.header('www-authenticate', 'Basic realm="Pasarela", Bearer');
  const answer = errorAnswer(refusal, form, languageOf(request.headers['accept-language']), request.id);
  noteAnswer(request, answer);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer);
};

/** Answers a path that cannot be decoded with `not_found`. */
export const refuseUnreadablePath = (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({ ...refusalHeaders, 'x-request-id': request.id });
  send(new Refusal('not_found'), request, reply);
};

/** Registers the handlers that turn every error into an answer. */
export const handleErrors = (app: FastifyInstance): void => {
  const refusalOfUnrouted = knowPaths(app);
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (callerLeft(error, request)) request.log.info('caller left');
    // A full queue is no defect, so it is logged without a stack: during a flood of calls stacks would fill the log.
    else if (error instanceof TooManyWaiting) request.log.warn('too many calls are waiting');
    else if (refusal.status >= 500 && !(refusal instanceof ProvokedRefusal))
      request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: refusal.code, fields: loggedFields(refusal) }, 'request refused');
    return send(refusal, request, reply);
  });
  app.setNotFoundHandler((request, reply) => send(refusalOfUnrouted(request), request, reply));
};
