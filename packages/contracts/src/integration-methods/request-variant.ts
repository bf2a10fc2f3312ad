import { z } from 'zod';
import type { Words } from '../words/words.ts';

type Fixed = string | number | boolean;

/** The fields that a variant keeps of a body, by path: `PaymentProcess.Subscription.Frequency`. */
export type VariantFields = {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
  /** Fields that must be one of these values. */
  readonly fixed?: Readonly<Record<string, readonly [Fixed, ...Fixed[]]>>;
  /** Descriptions of fields for which the variant takes fewer values than the operation does. */
  readonly words?: Readonly<Record<string, Words>>;
};

/** Removes `optional` from a schema and keeps its metadata. */
const withoutOptional = (schema: z.core.$ZodType): z.ZodType => {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodType)) throw new Error('a schema of another library');
  const meta = z.globalRegistry.get(schema);
  return meta && inner !== schema ? inner.meta(meta) : inner;
};

const withMeta = (schema: z.ZodType, from: z.core.$ZodType): z.ZodType => {
  const meta = z.globalRegistry.get(from);
  return meta ? schema.meta(meta) : schema;
};

/** The paths below a name, relative to it. */
const below = (paths: readonly string[], name: string): readonly string[] =>
  paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));

const entriesBelow = <Value>(
  entries: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([path, value]) =>
      path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), value]] : [],
    ),
  );

const headOf = (path: string): string => path.split('.', 1)[0] ?? path;

const fieldOf = (schema: z.core.$ZodType, name: string, fields: Required<VariantFields>): z.ZodType => {
  // A field that the operation requires within an object stays required wherever that object is sent.
  const required =
    fields.required.some((path) => headOf(path) === name) || !(schema instanceof z.ZodOptional);
  const inner = {
    required: below(fields.required, name),
    optional: below(fields.optional, name),
    fixed: entriesBelow(fields.fixed, name),
    words: entriesBelow(fields.words, name),
  };
  const bare = withoutOptional(schema);
  const values = fields.fixed[name];
  const cut =
    inner.required.length + inner.optional.length > 0 && bare instanceof z.ZodObject
      ? withMeta(requestVariant(bare, inner), schema)
      : values
        ? withMeta(z.literal([...values]), schema)
        : bare;
  const own = required ? cut : withMeta(cut.optional(), schema);
  const words = fields.words[name];
  return words ? own.meta({ ...z.globalRegistry.get(own), words }) : own;
};

/**
 * A subset of an operation's body with its own required fields. The field schemas are the operation's own; rules between fields are
 * not included, because the operation checks them.
 */
export const requestVariant = (body: z.ZodObject, fields: VariantFields): z.ZodObject => {
  const { required, optional = [], fixed = {}, words = {} } = fields;
  const names = [...new Set([...required, ...optional].map(headOf))];
  const shape = Object.entries<z.core.$ZodType>(body.shape);
  const unknown = names.filter((name) => !shape.some(([known]) => known === name));
  if (unknown.length > 0) throw new Error(`the body has no ${unknown.join(', ')}`);
  // Fields keep the order of the operation's schema.
  const cut = shape.flatMap(([name, schema]) =>
    names.includes(name)
      ? [[name, fieldOf(schema, name, { required, optional, fixed, words })] as const]
      : [],
  );
  return z.strictObject(Object.fromEntries(cut));
};
