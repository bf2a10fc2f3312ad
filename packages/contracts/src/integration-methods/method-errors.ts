import { z } from 'zod';
import type { ErrorCode } from '../errors/error-codes.ts';
import { errorsOf } from '../http/common-errors.ts';
import { operations } from '../operations.ts';
import type { IntegrationMethod } from './integration-method.ts';

/** The errors that only certain fields of a body cause: a method without any of those fields never answers them. */
const causes: Partial<Record<ErrorCode, readonly string[]>> = {
  card_token_not_found: ['customerCardIdentifier', 'Id'],
  form_session_not_usable: ['PaymentProcess', 'sessionId'],
};

const hasField = (schema: z.core.$ZodType | undefined, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return schema !== undefined;
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodObject && hasField(inner.shape[name], rest);
};

/** The error codes of a method: those of its operation that its fields can cause. */
export const methodErrors = ({
  operation,
  body,
}: Pick<IntegrationMethod, 'operation' | 'body'>): readonly ErrorCode[] =>
  errorsOf(operations[operation]).filter((code) => {
    const cause = causes[code];
    return !body || !cause || hasField(body, cause);
  });
