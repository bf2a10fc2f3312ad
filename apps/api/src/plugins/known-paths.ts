import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#errors/refusal.ts';

type KnownPath = { readonly form: RegExp; readonly methods: Set<string> };

/** Returns the pattern of a route such as `/api/a/:b`, which ignores case and a slash at the end. */
const formOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`, 'i');

/**
 * Knows the paths of the API by their routes, which are mounted after this, and says what a request that no route answers is refused
 * with: a path that is known by other methods names them (405), any other does not exist (404).
 */
export const knowPaths = (app: FastifyInstance): ((request: FastifyRequest) => Refusal) => {
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
