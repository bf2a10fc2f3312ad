// The rule of migrations of PostgreSQL: processes of the version before work on beside them.

const alone = /^-- Not beside earlier versions: (\S.+)\n/;

/** Why no process of an earlier version may run during a migration, as its first line says; undefined if they may. */
export const whyAlone = (text: string): string | undefined => alone.exec(text)?.[1];

/** What processes of an earlier version do not notice: they name the columns that they write, and ask for nothing that is gone. */
const additive: readonly RegExp[] = [
  /^create table "\w+" \(/,
  /^create (unique )?index "\w+" on "(?<table>\w+)"/,
  // With a value for the rows of those who do not know it.
  /^alter table "\w+" add column "?\w+"? [a-z]+( default .+| not null default .+)?$/,
  /^alter table "(?<table>\w+)" add constraint "\w+" foreign key /,
];

const statementsOf = (text: string): readonly string[] =>
  text
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');

/** The statements of a migration that an earlier version could notice. */
export const noticed = (text: string): readonly string[] => {
  const statements = statementsOf(text);
  const made = new Set(statements.map((statement) => /^create table "(\w+)"/.exec(statement)?.[1]));
  return statements.filter((statement) => {
    // A new table is filled with what was there before it: nobody else knows it yet.
    const filled = /^insert into "(\w+)"/.exec(statement)?.[1];
    if (filled !== undefined && made.has(filled)) return false;
    const match = additive.map((pattern) => pattern.exec(statement)).find((found) => found !== null);
    if (!match) return true;
    // A key or a unique index can refuse what an earlier version writes, unless the table is new.
    const isRule = statement.startsWith('create unique') || statement.includes(' add constraint ');
    return isRule && !made.has(match.groups?.table);
  });
};
