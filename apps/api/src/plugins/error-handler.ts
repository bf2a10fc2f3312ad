import { withoutCardNumbers } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyWaiting } from '#concurrency/turns.ts';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import { Refusal } from '#errors/refusal.ts';
import { errorAnswer } from '#http/error-answer.ts';
import { errorFormOfRequest } from '#http/error-form.ts';
import { languageOf } from '#http/language.ts';
import { noteAnswer } from '#http/recording/recorded-request.ts';
import { knowPaths } from './known-paths.ts';
import { refusalHeaders } from './security-headers.ts';

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
    else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: refusal.code, fields: loggedFields(refusal) }, 'request refused');
    return send(refusal, request, reply);
  });
  app.setNotFoundHandler((request, reply) => send(refusalOfUnrouted(request), request, reply));
};
