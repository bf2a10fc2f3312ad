import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces `anyOf: [X, null]` by a nullable X, so that the serializer need not try the variants one by one. */
const withoutVariants = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutVariants);
  if (!isSchema(schema)) return schema;
  const { anyOf, ...rest } = schema;
  if (
    Array.isArray(anyOf) &&
    anyOf.length === 2 &&
    isSchema(anyOf[1]) &&
    anyOf[1].type === 'null' &&
    isSchema(anyOf[0])
  )
    return { ...rest, ...(withoutVariants(anyOf[0]) as JsonSchema), nullable: true };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutVariants(value)]));
};

/** The JSON Schema an answer is serialized with: fields that it does not list are never sent. */
export const wireSchema = (schema: z.ZodType): object => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io: 'output',
    metadata: z.registry(),
    unrepresentable: 'any',
  });
  return withoutVariants(plain) as object;
};
