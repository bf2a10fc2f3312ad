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

/** Whether the contract marks a field as `secret`: its value must not be stored. */
export const isSecretField = (schema: Schema): boolean => {
  const inner = wrappedIn(schema);
  return z.globalRegistry.get(schema)?.secret === true || (inner !== undefined && isSecretField(inner));
};

/** All fields of a schema, at any depth. */
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
 * The names, in lower case, of all fields that schemas mark as `secret`: card number, security code, password. Stored calls are
 * redacted by these names at any depth.
 */
export const secretNames = (operations: Readonly<Record<string, Operation>>): ReadonlySet<string> =>
  new Set(
    Object.values(operations)
      .flatMap(({ params, query, body, answer }) => [params, query, body, answer])
      .flatMap((schema) => (schema ? fieldsOf(schema) : []))
      .filter(([, field]) => isSecretField(field))
      .map(([name]) => name.toLowerCase()),
  );
