import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { FastifyRequest } from 'fastify';
import { bodyReadingOf, nothing } from './call-body.ts';
import { readingOf, refuseProblems } from './validation.ts';

/**
 * Creates the function that reads and validates the parameters, query and body of a call. All problems are reported together.
 * `holder`: identifies whom the call belongs to.
 */
export const inputReadingOf = (operation: Operation) => {
  const readParams = readingOf(operation.params ?? nothing, { fromText: true });
  const readQuery = readingOf(operation.query ?? nothing, {
    fromText: true,
    keepEmpty: operation.emptyQuery === 'refused',
  });
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
