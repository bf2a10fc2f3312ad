import { parseArgs } from 'node:util';
import { CannotStart } from '#errors/cannot-start.ts';

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

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'start'; readonly options: StartOptions };

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  db: { type: 'string' },
  config: { type: 'string' },
  seed: { type: 'string' },
  'no-demo': { type: 'boolean' },
  open: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const takesValue = (name: string): boolean =>
  Object.entries(options).some(([known, { type }]) => known === name && type === 'string');

export const helpText = `Usage: pasarela [start] [options]

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
`;

const problemsOf = (tokens: ReturnType<typeof parse>['tokens']): readonly string[] =>
  tokens.flatMap((token) => {
    if (token.kind === 'positional')
      return token.value === 'start' ? [] : [`There is no command ${token.value}; the only one is start.`];
    if (token.kind !== 'option') return [];
    if (!Object.hasOwn(options, token.name)) return [`There is no option ${token.rawName}.`];
    if (!takesValue(token.name)) return token.value === undefined ? [] : [`${token.rawName} takes no value.`];
    return token.value === undefined || token.value === '' ? [`${token.rawName} needs a value.`] : [];
  });

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** Reads the arguments of the command. Throws one error that names all mistakes. */
export const readCommand = (args: readonly string[]): Command => {
  const { tokens } = parse(args);
  const given = new Map<string, string | true>();
  for (const token of tokens) if (token.kind === 'option') given.set(token.name, token.value ?? true);
  const textOf = (name: keyof typeof options): string | undefined => {
    const value = given.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const port = textOf('port');
  const problems = [
    ...problemsOf(tokens),
    ...(port === undefined || isPort(port)
      ? []
      : [`--port takes a number from 0 to 65535, and not ${port}.`]),
    ...(given.has('config') && given.has('seed')
      ? ['--config and --seed are one option: give one of them.']
      : []),
  ];
  if (problems.length > 0) throw new CannotStart(`${problems.join('\n')}\nSee pasarela --help.`);
  if (given.has('help')) return { kind: 'help' };
  if (given.has('version')) return { kind: 'version' };
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
