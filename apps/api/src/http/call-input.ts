import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { FastifyRequest } from 'fastify';
import { bodyReadingOf, nothing } from './call-body.ts';
import { readingOf, refuseProblems } from './validation.ts';

/**
 * Prepares the reading of what a call of an operation sends: parameters, query and body, each as its schema makes it. All that is
 * wrong is refused at once. `holder`: whose call it is.
 */
export const inputReadingOf = (operation: Operation) => {
  const readParams = readingOf(operation.params ?? nothing, { fromText: true });
  const readQuery = readingOf(operation.query ?? nothing, { fromText: true });
  const readBody = bodyReadingOf(operation);
  return async (request: FastifyRequest, holder: string) => {
    const params = readParams(request.params);
    const query = readQuery(request.query);
    const { problems, ...sent } = await readBody(request, holder);
    refuseProblems([...params.problems, ...query.problems, ...problems]);
    return { params: params.data, query: query.data, body: undefined, ...sent };
  };
};

export type CallInput = Awaited<ReturnType<ReturnType<typeof inputReadingOf>>>;
