import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { callLimitHeaders } from './call-limit.ts';

type Hooks = Pick<RouteShorthandOptions, 'onRequest' | 'onResponse'>;

/** How long a browser may cache the preflight answer, in seconds. */
const remembered = 86_400;

/** Allows pages of any origin to make a call and to read the answer (CORS). Cookies are not sent with it. */
export const openToPages = (
  app: FastifyInstance,
  { method, crossOrigin }: Operation,
  url: string,
  hooks: Hooks,
): Hooks => {
  if (!crossOrigin) return hooks;
  app.options(url, (_, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': method,
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': remembered,
      })
      .send(),
  );
  const { onRequest = [], ...others } = hooks;
  return {
    ...others,
    onRequest: [
      async (_, reply) => {
        reply.headers({
          'access-control-allow-origin': '*',
          'access-control-expose-headers': ['x-request-id', 'retry-after', ...callLimitHeaders].join(', '),
        });
      },
      ...(Array.isArray(onRequest) ? onRequest : [onRequest]),
    ],
  };
};
