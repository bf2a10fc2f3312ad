// What a statement may not do: name a column that the model does not have, use a word of one engine alone, or leave out its account.
import type { SqlTemplate } from './sql-templates.ts';

/** Columns by table, as `prisma generate` writes them: field → column and kind. */
export type Tables = Readonly<
  Record<string, Readonly<Record<string, { readonly column: string; readonly kind: string }>>>
>;

/** A statement that reads what waits in any account, or belongs to the installation: it is named by what it begins with. */
export type Exception = { readonly file: string; readonly begins: string; readonly why: string };

type Problem = { readonly line: number; readonly problem: string };

const keywords = new Set(
  `select from where and or not null is in as on join left cross inner order by group having limit offset asc desc insert into values
  update set delete distinct union all with recursive case when then else end exists between like conflict do nothing excluded returning
  over partition filter true false count sum min max coalesce concat_ws nullif lower upper replace substr length lag row_number cast integer bigint
  text abs round begin commit rollback`.split(/\s+/),
);

/** Words of SQLite or of PostgreSQL, or what only one of them plans well: they stand in `database/dialect.ts` alone. */
const oneEngine: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\browid\b/, 'the primary key'],
  [/\b(?:max|min)\s*\([^()]*,/, '`greatest`'],
  [/(?<!lag\(\w+, )\bcast\s*\([^()]* as (?:integer|text|real)\s*\)/, 'a value of that type'],
  [/\bcollate\b/, '`lower` on both sides'],
  [/\b(?:instr|position|strpos)\s*\(/, '`contains`'],
  [/\bcross join\b/, '`leads`'],
  [/\b(?:group_concat|string_agg)\s*\(/, '`commaSeparated`'],
  // PostgreSQL may run such a query for each row.
  [/\bin \(\s*select\b[^)]*\blimit\b/, '`oneOf`'],
  [
    /\b(?:strftime|date_trunc|to_char|to_timestamp|datetime|julianday|now)\s*\(/,
    'a time that the caller knows',
  ],
  [/\b(?:sqlite_\w+|pg_\w+|pragma)\b/, 'nothing: it belongs into src/database'],
  [/\b(?:json\w*|printf|ifnull|iif|typeof|glob|ilike|regexp)\s*\(/, 'what both engines have'],
  [/\binsert or \w+\b/, '`on conflict`'],
  [/\bfor (?:no key )?update\b|\bskip locked\b/, 'the scope of the unit'],
  [/::/, '`cast`'],
  [/(?:^|[\s(,])\+[a-z_]/, '`unindexed`'],
];

const columnsOf = (tables: Tables, table: string): ReadonlySet<string> =>
  new Set(Object.values(tables[table] ?? {}).map(({ column }) => column));

const ofAccount = (tables: Tables, table: string): boolean => columnsOf(tables, table).has('account_id');

const withoutTexts = (text: string): string => text.replace(/'[^']*'/g, "''").replace(/"/g, '');

/** A table, and the name that it goes by. */
export type Use = { readonly table: string; readonly alias: string };

const namedTables = /\b(?:from|join|update|into) (\w+)(?: (?:as )?(\w+))?|\? (\w+) (\w+) on\b/g;
/** A part begins with a table and its name, where it stands behind `from`. */
const firstOfPart = /^(\w+) (\w+) (?:join|\?)/g;

/** The tables that a statement names, each with the name that it goes by. */
const usesOf = (text: string, tables: Tables): readonly Use[] =>
  [...text.matchAll(firstOfPart), ...text.matchAll(namedTables)].flatMap(
    ([, first, firstAlias, second, secondAlias]) => {
      const table = first ?? second ?? '';
      const alias = firstAlias ?? secondAlias;
      if (tables[table] === undefined) return [];
      return [{ table, alias: alias !== undefined && !keywords.has(alias) ? alias : table }];
    },
  );

/** Names that a statement gives itself: `as name`, and what stands behind `with`. */
const ownNames = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...[...text.matchAll(/\bas (\w+)/g)].map(([, name]) => name ?? ''),
      ...[...text.matchAll(/(?:\)|\b(?:from|join) \?) (\w+)\b/g)].map(([, name]) => name ?? ''),
      ...[...text.matchAll(/(?:with(?: recursive)?|,)\s+(\w+)\s*(?:\(([\w, ]*)\))?\s+as\b/g)].flatMap(
        ([, name, columns]) => [name ?? '', ...(columns ?? '').split(/,\s*/)],
      ),
    ].filter((name) => name !== '' && !keywords.has(name)),
  );

type Names = { readonly uses: readonly Use[]; readonly own: ReadonlySet<string> };

const problemsOfColumns = (text: string, tables: Tables, here: Names, inFile: Names): readonly string[] => {
  const problems: string[] = [];
  const known = new Set([...inFile.own, ...inFile.uses.map(({ alias }) => alias), ...Object.keys(tables)]);
  const isPart = here.uses.length === 0 || /\b(?:from|join|update|into) \?/.test(text);
  const inReach = isPart ? Object.keys(tables) : here.uses.map(({ table }) => table);
  const plain = new Set(inReach.flatMap((table) => [...columnsOf(tables, table)]));
  for (const [, qualifier, name] of text.matchAll(/\b(\w+)\.(\w+)\b/g)) {
    const candidates = [...here.uses, ...inFile.uses].filter(({ alias }) => alias === qualifier);
    if (qualifier === undefined || name === undefined || qualifier === 'excluded') continue;
    if (candidates.length === 0) {
      if (!known.has(qualifier)) problems.push(`no table is called ${qualifier}`);
    } else if (!candidates.some(({ table }) => columnsOf(tables, table).has(name)))
      problems.push(`${candidates[0]?.table} has no column ${name}`);
  }
  for (const [word] of text.replace(/\b\w+\.(?:\w+|\*)/g, '').matchAll(/[a-z_][a-z_0-9]*/g))
    if (!keywords.has(word) && !known.has(word) && !plain.has(word))
      problems.push(`${word} is no column of ${isPart ? 'any table' : inReach.join(', ')}`);
  return problems;
};

const problemsOfBooleans = (text: string, tables: Tables): readonly string[] => {
  const booleans = Object.values(tables).flatMap((fields) =>
    Object.values(fields).flatMap(({ column, kind }) => (kind === 'boolean' ? [column] : [])),
  );
  return booleans
    .filter((column) => new RegExp(`\\b${column}\\b\\s*(?:=|<>|<|>)\\s*\\d`).test(text))
    .map((column) => `${column} is true or false, not a number`);
};

/** Not a statement of its own, but put into one. */
const isPart = (text: string): boolean => !/^(?:select|insert|update|delete|with)\b/.test(text);

const problemsOfAccount = (text: string, tables: Tables, here: Names, parts: string): readonly string[] => {
  const owned = here.uses.filter(({ table }) => ofAccount(tables, table));
  if (owned.length === 0 || /^insert\b/.test(text)) return [];
  const whole = text.includes('?') ? `${text} ${parts}` : text;
  if (!isPart(text) && !/\baccount_id (?:=|in) ?\(? ?\?|\ba\.id = \?/.test(whole))
    return ['names no account'];
  return owned
    .filter(({ table, alias }) => alias !== table && !new RegExp(`\\b${alias}\\.account_id\\b`).test(whole))
    .map(({ table, alias }) => `names no account for ${table} ${alias}`);
};

/** What is wrong with the statements of a file, by line. */
export const statementProblems = (
  templates: readonly SqlTemplate[],
  tables: Tables,
  { exceptions, aliases }: { readonly exceptions: readonly Exception[]; readonly aliases: readonly Use[] },
): readonly Problem[] => {
  const read = templates.map(({ text, line }) => ({ text: withoutTexts(text), line, begun: text }));
  const inFile: Names = {
    uses: [...read.flatMap(({ text }) => usesOf(text, tables)), ...aliases],
    own: new Set(read.flatMap(({ text }) => [...ownNames(text)])),
  };
  const parts = read.flatMap(({ text }) => (isPart(text) ? [text] : [])).join(' ');
  return read.flatMap(({ text, line, begun }) => {
    const here: Names = { uses: usesOf(text, tables), own: ownNames(text) };
    const isException = exceptions.some(({ begins }) => begun.startsWith(begins));
    return [
      ...problemsOfColumns(text, tables, here, inFile),
      ...oneEngine
        .filter(([words]) => words.test(text))
        .map(
          ([words, instead]) =>
            `${words.exec(text)?.[0].trim()} suits one engine alone: ${instead} stands in its place`,
        ),
      ...problemsOfBooleans(text, tables),
      ...(isException ? [] : problemsOfAccount(text, tables, here, parts)),
    ].map((problem) => ({ line, problem }));
  });
};
