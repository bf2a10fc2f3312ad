import type { z } from 'zod';
import type { Locale } from '../../../site/locales.ts';
import type { FieldDescription, FieldKind } from './field-description.ts';
import { fieldRules } from './field-rules.ts';
import { fieldTypeWords } from './field-type-words.ts';
import type { JsonValue } from './json-value.ts';

type Schema = z.core.JSONSchema.BaseSchema;
type Node = Schema | boolean;

const emptySchema: Schema = {};
const schemaOf = (node: Node | undefined): Schema => (typeof node === 'object' ? node : emptySchema);

/** The schema behind a reference, with the metadata that stands beside the reference. */
const resolved = (node: Node, root: Schema): Schema => {
  const schema = schemaOf(node);
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.replace('#/$defs/', '');
  const { $ref: _, ...beside } = schema;
  return { ...schemaOf(root.$defs?.[name]), ...beside };
};

/** Takes `null` out of the alternatives; what is left of several keeps the first's type. */
const withoutNull = (schema: Schema, root: Schema): { schema: Schema; nullable: boolean } => {
  if (Array.isArray(schema.type)) {
    const [type] = schema.type.filter((name) => name !== 'null');
    return { schema: { ...schema, type }, nullable: schema.type.includes('null') };
  }
  if (!schema.anyOf) return { schema, nullable: schema.type === 'null' };
  const { anyOf, ...beside } = schema;
  const alternatives = anyOf.map((node) => resolved(node, root));
  const kept = alternatives.filter((one) => one.type !== 'null');
  const formats = kept.flatMap((one) => (one.format ? [one.format] : []));
  const merged: Schema = { ...kept[0], ...beside };
  if (formats.length > 1) merged.format = formats.join(' / ');
  return { schema: merged, nullable: kept.length < alternatives.length };
};

const kinds: readonly FieldKind[] = ['string', 'integer', 'number', 'boolean', 'object', 'array'];

const kindOf = (schema: Schema): FieldKind => {
  const kind = kinds.find((name) => name === schema.type);
  if (!kind) throw new Error(`a documented field has no type: ${JSON.stringify(schema)}`);
  // JSON Schema has no integer choices: a literal of whole numbers reads as "number".
  const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (kind === 'number' && choices.length > 0 && choices.every(Number.isInteger)) return 'integer';
  return kind;
};

const meaningOf = (schema: Schema, locale: Locale, name: string): string => {
  const words: unknown = schema.words;
  if (typeof words === 'object' && words !== null && locale in words) {
    const text: unknown = Reflect.get(words, locale);
    if (typeof text === 'string') return text;
  }
  throw new Error(`the field ${name} has no words in ${locale}`);
};

/** A method may allow less than its operation: an example that it refuses gives way to its first choice. */
const exampleOf = (schema: Schema): { example?: JsonValue } => {
  if (schema.example === null) return { example: null };
  const choices: readonly unknown[] | undefined = schema.const === undefined ? schema.enum : [schema.const];
  const fits = schema.example !== undefined && (choices?.includes(schema.example) ?? true);
  const example: unknown = fits ? schema.example : choices?.[0];
  return example === undefined ? {} : { example: JSON.parse(JSON.stringify(example)) };
};

const rulesOf = (schema: Schema, kind: FieldKind): Pick<FieldDescription, 'rules' | 'secret'> => {
  const rules = fieldRules(schema, kind);
  return {
    ...(Object.keys(rules).length > 0 ? { rules } : {}),
    ...(schema.secret === true ? { secret: true } : {}),
  };
};

type Property = { readonly name: string; readonly node: Node; readonly required: boolean };

const describeField = (
  { name, node, required }: Property,
  root: Schema,
  locale: Locale,
): FieldDescription => {
  const { schema, nullable } = withoutNull(resolved(node, root), root);
  const kind = kindOf(schema);
  const element = kind === 'array' ? resolved(firstOf(schema.items), root) : undefined;
  return {
    name,
    kind,
    required,
    nullable,
    meaning: meaningOf(schema, locale, name),
    ...fieldTypeWords(schema, kind, locale),
    ...rulesOf(schema, kind),
    ...exampleOf(schema),
    children: describeFields(element ?? schema, locale, root),
  };
};

const firstOf = (items: Schema['items']): Node => (Array.isArray(items) ? (items[0] ?? {}) : (items ?? {}));

/** The properties of an object's schema, in the contract's order. */
export const describeFields = (node: Schema, locale: Locale, root: Schema = node): FieldDescription[] => {
  const schema = resolved(node, root);
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    describeField({ name, node: property, required: required.includes(name) }, root, locale),
  );
};
