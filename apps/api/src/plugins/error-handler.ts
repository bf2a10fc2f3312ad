import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import type { FastifyError, FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '#database/database-errors.ts';
import { errorAnswer, surfaceOf } from '#http/error-answer.ts';
import { languageOf } from '#http/language.ts';
import { Refusal } from '#http/refusal.ts';

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_json',
  404: 'not_found',
  413: 'body_too_large',
  415: 'media_type_not_supported',
  429: 'too_many_requests',
};

const refusalOf = (error: FastifyError | Error): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable) return new Refusal('service_unavailable');
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return new Refusal(codesByStatus[status] ?? 'internal_error');
};

/** The one place where an error becomes an answer. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const refusal = refusalOf(error);
    const { status } = refusal;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    else
      request.log.info(
        { code: refusal.code, fields: refusal.problems.map((p) => p.field) },
        'request refused',
      );
    if (status === 503) reply.header('retry-after', '1');
    if (status === 429) reply.header('retry-after', String(Number(refusal.values.seconds ?? 60)));
    if (status === 401 && surfaceOf(request.url) === 'payment')
      reply.header('www-authenticate', 'Basic realm="Pasarela", Bearer');
    reply.header('cache-control', 'no-store');
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(
        errorAnswer(
          refusal,
          surfaceOf(request.url),
          languageOf(request.headers['accept-language']),
          request.id,
        ),
      );
  });
  app.setNotFoundHandler((request, reply) => {
    const refusal = new Refusal('not_found');
    return reply
      .code(404)
      .send(
        errorAnswer(
          refusal,
          surfaceOf(request.url),
          languageOf(request.headers['accept-language']),
          request.id,
        ),
      );
  });
};
