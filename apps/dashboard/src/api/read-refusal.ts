import type { FieldError, LineProblem } from '@pasarela/contracts/errors/error-schema';
import { CallError } from './call-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) &&
  typeof value.field === 'string' &&
  typeof value.code === 'string' &&
  typeof value.message === 'string';

const isLineProblem = (value: unknown): value is LineProblem =>
  isRecord(value) &&
  typeof value.file === 'string' &&
  typeof value.line === 'number' &&
  (value.column === null || typeof value.column === 'string') &&
  typeof value.code === 'string' &&
  typeof value.message === 'string';

/** The server's message if the answer has an envelope, otherwise the generic one. */
export const readRefusal = async (response: Response, generic: string): Promise<CallError> => {
  const requestId = response.headers.get('X-Request-Id');
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body) || typeof body.message !== 'string' || body.message === '') {
    return new CallError({ status: response.status, code: 'generic', message: generic, requestId });
  }
  return new CallError({
    status: response.status,
    code: typeof body.code === 'string' ? body.code : 'generic',
    message: body.message,
    fieldErrors: Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [],
    lines: Array.isArray(body.data) ? body.data.filter(isLineProblem) : [],
    requestId: typeof body.requestId === 'string' ? body.requestId : requestId,
  });
};
