import { z } from 'zod';
import type { Operation } from '../http/define-operation.ts';

type Schema = z.core.$ZodType;

/** The schema inside an optional, nullable, default or pipe: an optional field keeps its metadata there. */
const wrappedIn = (schema: Schema): Schema | undefined => {
  if (schema instanceof z.ZodPipe) return schema.in;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? schema.unwrap()
    : undefined;
};

/** Whether the contract calls a field `secret`: it takes what is kept nowhere. */
export const isSecretField = (schema: Schema): boolean => {
  const inner = wrappedIn(schema);
  return z.globalRegistry.get(schema)?.secret === true || (inner !== undefined && isSecretField(inner));
};

/** The fields of a schema, however deep they stand. */
const fieldsOf = (schema: Schema): readonly (readonly [string, Schema])[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries<Schema>(schema.shape).flatMap(([name, field]) => [
      [name, field] as const,
      ...fieldsOf(field),
    ]);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  const inner = wrappedIn(schema);
  return inner ? fieldsOf(inner) : [];
};

/**
 * The names, in lower case, of every field that some operation takes or answers and that its schema calls `secret`: card
 * number, security code, password. What is kept of a call is redacted by them, wherever they stand in it.
 */
export const secretNames = (operations: Readonly<Record<string, Operation>>): ReadonlySet<string> =>
  new Set(
    Object.values(operations)
      .flatMap(({ params, query, body, answer }) => [params, query, body, answer])
      .flatMap((schema) => (schema ? fieldsOf(schema) : []))
      .filter(([, field]) => isSecretField(field))
      .map(([name]) => name.toLowerCase()),
  );
