import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import helper, { type DMMF, type GeneratorOptions } from '@prisma/generator-helper';

// The generator that prisma/schema.prisma names: `prisma generate` runs it. From the models it writes the types of the rows and the
// columns behind their fields, so that the schema stays the only description of the tables.

type Kind = 'number' | 'text' | 'boolean' | 'instant' | 'bytes';

/** Instants are stored as milliseconds: a `BigInt` is one where its name says so. */
const isInstant = ({ name }: DMMF.Field): boolean => /(?:At|[uU]ntil)$/.test(name);

const kindOf = (field: DMMF.Field): Kind => {
  switch (field.type) {
    case 'BigInt':
      return isInstant(field) ? 'instant' : 'number';
    case 'Int':
      return 'number';
    case 'String':
      return 'text';
    case 'Boolean':
      return 'boolean';
    case 'Bytes':
      return 'bytes';
    default:
      throw new Error(`the column ${field.name} has the type ${field.type}, which no table of ours has`);
  }
};

const types: Readonly<Record<Kind, string>> = {
  number: 'number',
  text: 'string',
  boolean: 'boolean',
  instant: 'Date',
  bytes: 'Uint8Array<ArrayBuffer>',
};

const kinds = Object.keys(types)
  .map((kind) => `'${kind}'`)
  .join(' | ');

const columnsOf = (model: DMMF.Model) => model.fields.filter(({ kind }) => kind === 'scalar');
const tableOf = (model: DMMF.Model): string => model.dbName ?? model.name;
const commented = (text: string | undefined): string[] =>
  text ? [`/** ${text.replaceAll('\n', ' ')} */`] : [];

const fieldType = (field: DMMF.Field): string =>
  `${types[kindOf(field)]}${field.isRequired ? '' : ' | null'}`;

const rowType = (model: DMMF.Model): string[] => [
  ...commented(model.documentation),
  `export type ${model.name}Row = {`,
  ...columnsOf(model).flatMap((field) => [
    ...commented(field.documentation).map((line) => `  ${line}`),
    `  readonly ${field.name}: ${fieldType(field)};`,
  ]),
  '};',
  '',
];

/** What an insert has to name. What may be null or has a default can be left out, and an id that the unit of work gives. */
const newRow = (model: DMMF.Model): string => {
  const optional = columnsOf(model).filter(
    ({ name, type, isRequired, hasDefaultValue }) =>
      !isRequired || hasDefaultValue || (name === 'id' && type === 'BigInt'),
  );
  const names = optional.map(({ name }) => `'${name}'`).join(' | ');
  return optional.length === 0
    ? `${model.name}Row`
    : `Omit<${model.name}Row, ${names}> & Partial<Pick<${model.name}Row, ${names}>>`;
};

const columnTable = (model: DMMF.Model): string[] => [
  `  ${tableOf(model)}: {`,
  ...columnsOf(model).map(
    (field) =>
      `    ${field.name}: { column: '${field.dbName ?? field.name}', kind: '${kindOf(field)}'${field.isRequired ? '' : ', isNullable: true'} },`,
  ),
  '  },',
];

/** The columns of the primary key, in its order. */
const keyOf = (model: DMMF.Model): string => {
  const names = model.primaryKey?.fields ?? model.fields.filter(({ isId }) => isId).map(({ name }) => name);
  const columns = names.map((name) => model.fields.find((field) => field.name === name)?.dbName ?? name);
  return `  ${tableOf(model)}: [${columns.map((column) => `'${column}'`).join(', ')}],`;
};

const tables = (models: readonly DMMF.Model[]): string =>
  [
    '// Written by `prisma generate` from prisma/schema.prisma.',
    '',
    ...models.flatMap(rowType),
    'export type StoredTables = {',
    ...models.map((model) => `  ${tableOf(model)}: ${model.name}Row;`),
    '};',
    '',
    'export type NewRows = {',
    ...models.map((model) => `  ${tableOf(model)}: ${newRow(model)};`),
    '};',
    '',
    `export type StoredColumn = { readonly column: string; readonly kind: ${kinds}; readonly isNullable?: true };`,
    '',
    'export const storedColumns: Readonly<Record<keyof StoredTables, Readonly<Record<string, StoredColumn>>>> = {',
    ...models.flatMap(columnTable),
    '};',
    '',
    '/** The columns of the primary key of each table, in its order. */',
    'export const primaryKeys: Readonly<Record<keyof StoredTables, readonly string[]>> = {',
    ...models.map(keyOf),
    '};',
    '',
  ].join('\n');

helper.generatorHandler({
  onManifest: () => ({ prettyName: 'rows', defaultOutput: '../apps/api/src/generated' }),
  onGenerate: async ({ dmmf, generator }: GeneratorOptions) => {
    const folder = generator.output?.value;
    if (!folder) throw new Error('the generator has no output');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'stored-tables.ts'), tables(dmmf.datamodel.models));
  },
});
