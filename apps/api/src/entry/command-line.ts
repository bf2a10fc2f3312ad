import { parseArgs } from 'node:util';
import { CannotMove, CannotReset, CannotStart } from '#errors/cannot-start.ts';

/** What `pasarela start` was asked for. An option that was not given is undefined, or false. */
export type StartOptions = {
  readonly port: string | undefined;
  readonly host: string | undefined;
  /** A file, or `:temp:`. */
  readonly db: string | undefined;
  /** The configuration file. */
  readonly config: string | undefined;
  readonly noDemo: boolean;
  readonly open: boolean;
};

/** What `pasarela move` was asked for: two files or URLs. */
export type MoveOptions = { readonly from: string; readonly to: string };

/** What `pasarela reset-password` was asked for. */
export type ResetOptions = {
  /** A username or an e-mail. */
  readonly user: string;
  /** A file, or a URL of PostgreSQL. */
  readonly db: string | undefined;
};

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'start'; readonly options: StartOptions }
  | { readonly kind: 'move'; readonly options: MoveOptions }
  | { readonly kind: 'reset-password'; readonly options: ResetOptions };

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  db: { type: 'string' },
  config: { type: 'string' },
  seed: { type: 'string' },
  'no-demo': { type: 'boolean' },
  open: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  user: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const commands = ['start', 'move', 'reset-password'] as const;
type CommandName = (typeof commands)[number];

/** The options of the commands that have few, and those that every command takes; `start` takes all that are not here, and `db`. */
const own: Readonly<Record<Exclude<CommandName, 'start'>, readonly string[]>> = {
  move: ['from', 'to'],
  'reset-password': ['user', 'db'],
};
const ofAll: readonly string[] = ['help', 'version'];
/** What a command cannot do without. */
const needed: Readonly<Record<CommandName, Readonly<Record<string, string>>>> = {
  start: {},
  move: { from: '<database>', to: '<database>' },
  'reset-password': { user: '<user>' },
};

const takesValue = (name: string): boolean =>
  Object.entries(options).some(([known, { type }]) => known === name && type === 'string');

export const helpText = `Usage: pasarela [start] [options]
       pasarela move --from <database> --to <database>
       pasarela reset-password --user <user> [--db <database>]

Starts the payment sandbox: the API, the dashboard and the documentation on one port.

  --port <number>   where it listens; 0 takes a free port (PORT; 3000)
  --host <address>  the address that it listens on (HOST; 127.0.0.1, this machine alone)
  --db <file>       the database file, or :temp: for one that is removed at the end
                    (.pasarela/pasarela.db in the current folder)
  --config <file>   businesses, API keys, webhooks, users and fraud rules to begin with
                    (pasarela.config.json in the current folder, if there is one)
  --seed <file>     another name of --config
  --no-demo         no demo data; without a configuration one business, whose credentials are printed
  --open            opens the dashboard in the browser
  -h, --help        shows this text
  -v, --version     shows the version

An option wins over the environment variable in parentheses. A database that holds data is never filled again.

pasarela move copies a whole installation to an empty database, between SQLite and PostgreSQL in both directions, and
compares the two: rows, checksums and books. Stop the servers first. An interrupted move is repeated by the same command.

  --from <database> a file, or postgres://user:password@host/name (the password: PGPASSWORD); it is not changed
  --to <database>   the same, empty or not there yet; of PostgreSQL an empty database has to be there

pasarela reset-password prints a link with which a user chooses another password, for deployments without a mail server.
The link works once, for 30 minutes. PASARELA_SECRET and PUBLIC_URL are those of the server, if it has them.

  --user <user>     the username, or the e-mail
  --db <database>   a file or a URL of PostgreSQL (.pasarela/pasarela.db in the current folder)
`;

type Tokens = ReturnType<typeof parse>['tokens'];

const isCommand = (text: string): text is CommandName => commands.some((name) => name === text);

/** The command that is named first; `start` if none is. */
const commandIn = (tokens: Tokens): CommandName => {
  for (const token of tokens) if (token.kind === 'positional' && isCommand(token.value)) return token.value;
  return 'start';
};

const belongsTo = (command: CommandName, option: string): boolean => {
  if (ofAll.includes(option)) return true;
  if (command !== 'start') return own[command].includes(option);
  return option === 'db' || !Object.values(own).some((names) => names.includes(option));
};

const problemsOf = (tokens: Tokens, command: CommandName): readonly string[] =>
  tokens.flatMap((token) => {
    if (token.kind === 'positional')
      return token.value === command
        ? []
        : [
            isCommand(token.value)
              ? `${command} and ${token.value} are two commands: give one of them.`
              : `There is no command ${token.value}; there are ${commands.slice(0, -1).join(', ')} and ${commands.at(-1)}.`,
          ];
    if (token.kind !== 'option') return [];
    if (!Object.hasOwn(options, token.name)) return [`There is no option ${token.rawName}.`];
    if (!belongsTo(command, token.name)) return [`${token.rawName} is no option of ${command}.`];
    if (!takesValue(token.name)) return token.value === undefined ? [] : [`${token.rawName} takes no value.`];
    return token.value === undefined || token.value === '' ? [`${token.rawName} needs a value.`] : [];
  });

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const missingOf = (given: ReadonlyMap<string, unknown>, command: CommandName): readonly string[] =>
  given.has('help') || given.has('version')
    ? []
    : Object.entries(needed[command]).flatMap(([name, value]) =>
        given.has(name) ? [] : [`${command} needs --${name} ${value}.`],
      );

const failures = { start: CannotStart, move: CannotMove, 'reset-password': CannotReset } as const;

/** Reads the arguments of the command. Throws one error that names all mistakes. */
export const readCommand = (args: readonly string[]): Command => {
  const { tokens } = parse(args);
  const command = commandIn(tokens);
  const given = new Map<string, string | true>();
  for (const token of tokens) if (token.kind === 'option') given.set(token.name, token.value ?? true);
  const textOf = (name: keyof typeof options): string | undefined => {
    const value = given.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const port = textOf('port');
  const problems = [
    ...problemsOf(tokens, command),
    ...missingOf(given, command),
    ...(port === undefined || isPort(port)
      ? []
      : [`--port takes a number from 0 to 65535, and not ${port}.`]),
    ...(given.has('config') && given.has('seed')
      ? ['--config and --seed are one option: give one of them.']
      : []),
  ];
  if (problems.length > 0) {
    const message = `${problems.join('\n')}\nSee pasarela --help.`;
    throw new failures[command](message);
  }
  if (given.has('help')) return { kind: 'help' };
  if (given.has('version')) return { kind: 'version' };
  if (command === 'move')
    return { kind: 'move', options: { from: textOf('from') ?? '', to: textOf('to') ?? '' } };
  if (command === 'reset-password')
    return { kind: command, options: { user: textOf('user') ?? '', db: textOf('db') } };
  return {
    kind: 'start',
    options: {
      port,
      host: textOf('host'),
      db: textOf('db'),
      config: textOf('config') ?? textOf('seed'),
      noDemo: given.has('no-demo'),
      open: given.has('open'),
    },
  };
};
