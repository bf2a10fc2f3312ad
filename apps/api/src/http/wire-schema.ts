import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `anyOf: [X, null]` → X or null: the serializer need not try the variants one after the other. */
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

/** The JSON Schema that an answer is serialized by: a field that it does not list never leaves the server. */
export const wireSchema = (schema: z.ZodType): object => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io: 'output',
    metadata: z.registry(),
    unrepresentable: 'any',
  });
  return withoutVariants(plain) as object;
};
