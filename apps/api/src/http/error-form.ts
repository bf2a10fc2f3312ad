import type { Operation } from '@pasarela/contracts/http/define-operation';
import { type ErrorForm, errorFormOf } from '@pasarela/contracts/http/error-form';
import { operations } from '@pasarela/contracts/operations';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route was created from. */
    readonly operation?: Operation;
  }
}

const segmentsOf = (path: string): readonly string[] => path.toLowerCase().split('/').filter(Boolean);
const known = Object.values<Operation>(operations).map((operation) => ({
  segments: segmentsOf(operation.path),
  form: errorFormOf(operation),
}));

/** The error form of an unknown path: that of the known paths which share the longest prefix with it. */
const formBeside = (url: string): ErrorForm => {
  const [path = ''] = url.split('?');
  const asked = segmentsOf(path).slice(1);
  for (let length = asked.length; length > 0; length -= 1) {
    const beside = known.filter(({ segments }) =>
      asked.slice(0, length).every((segment, at) => segments[at] === segment),
    );
    if (beside.length > 0) return beside.every(({ form }) => form === 'payment') ? 'payment' : 'dashboard';
  }
  return 'dashboard';
};

type RoutedRequest = Pick<FastifyRequest, 'url'> & {
  readonly routeOptions: { readonly config: FastifyContextConfig };
};

/** The error form of the answer if a request is refused. */
export const errorFormOfRequest = ({ routeOptions, url }: RoutedRequest): ErrorForm => {
  const { operation } = routeOptions.config;
  return operation ? errorFormOf(operation) : formBeside(url);
};
