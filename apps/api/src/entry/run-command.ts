import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import type { Configuration } from '@pasarela/contracts/sandbox/configuration';
import { version } from '#features/system/system-service.ts';
import { apiKeyIdentifier, apiKeyPassword } from '#security/identifiers.ts';
import { createFirstAdmin } from '#seed/first-admin.ts';
import { seedConfiguration } from '#seed/seed-configuration.ts';
import { seedDemo } from '#seed/seed-demo.ts';
import { helpText, readCommand, type StartOptions } from './command-line.ts';
import { type Config, isLoopback, readConfig } from './config.ts';
import { type ConfigurationFile, readConfigurationFile } from './configuration-file.ts';
import { type DatabasePlace, databasePlace } from './database-place.ts';
import { runMove } from './run-move.ts';
import { runResetPassword } from './run-reset-password.ts';
import { announce, exitOnSignals, stopOnSignals } from './serve.ts';
import { type FillEmpty, startServer } from './start-server.ts';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  // The empty text is the title of a window: `start` takes its first quoted argument for one.
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens a URL in the user's browser. `onFailure` is called where the system has no way to do so. */
const openBrowser = (url: string, onFailure: () => void): void => {
  const [program, ...before] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...before, url], { stdio: 'ignore', detached: true });
  child.on('error', onFailure);
  child.unref();
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The share of the demo's payments that the command makes: enough for every screen, in a fraction of the time. */
const demoScale = 0.1;

/** Whether the demo is wanted: an option or a configuration says so before the environment does. */
const demoOf = (
  { noDemo }: StartOptions,
  file: ConfigurationFile | undefined,
  configured: string | undefined,
): string | undefined => {
  if (noDemo) return 'off';
  return file ? (file.configuration.demo ? 'on' : 'off') : configured;
};

/**
 * What the command takes from its environment. Where it is started, names such as DATABASE_URL or SMTP_URL are those of the reader's
 * own project: its database and its mail server are not ours.
 */
const isOurs = (name: string): boolean => /^(PASARELA_\w+|PORT|HOST|PUBLIC_URL|LOG_LEVEL)$/.test(name);

/** Options and the command's own defaults, written over the environment. */
const configOf = (
  options: StartOptions,
  file: ConfigurationFile | undefined,
  place: DatabasePlace,
  environment: Environment,
): Config => {
  const host = options.host ?? (environment.HOST || '127.0.0.1');
  return readConfig({
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => isOurs(name))),
    PORT: options.port ?? environment.PORT,
    HOST: host,
    DATABASE_URL: place.url,
    LOG_LEVEL: environment.LOG_LEVEL || 'warn',
    PASARELA_DEMO: demoOf(options, file, environment.PASARELA_DEMO),
    // The receiver of webhooks that is being developed listens on the same machine.
    PASARELA_PRIVATE_WEBHOOKS: environment.PASARELA_PRIVATE_WEBHOOKS || (isLoopback(host) ? 'on' : undefined),
  });
};

/** Letters and digits that are not taken for one another. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const randomPassword = (): string =>
  Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

/** What an installation without demo and configuration begins with: a business with one user and one key, of random passwords. */
const ownConfiguration = () => {
  const name = 'Mi negocio';
  const apiKey = { identifier: apiKeyIdentifier(), password: apiKeyPassword() };
  const user = { userName: 'admin', password: randomPassword() };
  const configuration: Configuration = {
    demo: false,
    businesses: [{ name, apiKey }],
    users: [{ ...user, roles: { [name]: 'Admin' } }],
  };
  return {
    configuration,
    lines: [
      `  sign-in         ${user.userName}, password ${user.password}, environment Sandbox`,
      `  payment API     ${apiKey.identifier} / ${apiKey.password}`,
      '  These passwords are shown this once.',
    ],
  };
};

type Filling = {
  readonly fill: FillEmpty;
  /** What the announcement says afterwards about the data that the database begins with. */
  readonly lines: () => readonly string[];
};

const keyWords = ({ businesses }: Configuration): string =>
  businesses.map(({ name, apiKey }) => (apiKey ? `${name} (key ${apiKey.identifier})` : name)).join(', ');

/** A configuration without users gets one who may do everything: nobody else could sign in to the dashboard. */
const withUser = (
  configuration: Configuration,
): { configuration: Configuration; lines: readonly string[] } => {
  if (configuration.demo || (configuration.users ?? []).length > 0) return { configuration, lines: [] };
  const user = { userName: 'admin', password: randomPassword() };
  const roles = Object.fromEntries(configuration.businesses.map(({ name }) => [name, 'Admin' as const]));
  return {
    configuration: { ...configuration, users: [{ ...user, roles }] },
    lines: [
      `  sign-in         ${user.userName}, password ${user.password}, environment Sandbox (shown this once)`,
    ],
  };
};

const fillingFromFile = ({ name, configuration: given }: ConfigurationFile, demo: boolean): Filling => {
  const { configuration, lines } = withUser({ ...given, demo });
  let filled = false;
  return {
    fill: async (dependencies) => {
      filled = await seedConfiguration(dependencies, configuration, { demoScale });
    },
    lines: () =>
      filled
        ? [`  configuration   ${name}: ${keyWords(configuration)}`, ...lines]
        : [`  configuration   ${name} was not applied: the database holds data already`],
  };
};

const fillingOf = ({ demo, firstAdmin }: Config, file: ConfigurationFile | undefined): Filling => {
  if (file) return fillingFromFile(file, demo);
  if (demo) return { fill: (dependencies) => seedDemo(dependencies, { scale: demoScale }), lines: () => [] };
  if (firstAdmin)
    return { fill: (dependencies) => createFirstAdmin(dependencies, firstAdmin), lines: () => [] };
  const own = ownConfiguration();
  let filled = false;
  return {
    fill: async (dependencies) => {
      filled = await seedConfiguration(dependencies, own.configuration);
    },
    lines: () => (filled ? own.lines : []),
  };
};

const start = async (options: StartOptions, environment: Environment, folder: string): Promise<void> => {
  const file = readConfigurationFile(folder, options.config);
  const leaveSignals = exitOnSignals();
  const place = databasePlace(folder, options.db);
  const config = configOf(options, file, place, environment);
  const { fill, lines } = fillingOf(config, file);
  const server = await startServer(config, { fill });
  stopOnSignals(server, { drain: 0 });
  leaveSignals();
  await announce(config, server, [...lines(), `  data            ${place.words}`]);
  if (options.open)
    openBrowser(server.url, () => process.stderr.write(`No browser could be opened. Open ${server.url}\n`));
};

/** Runs the command that its arguments name. Throws `CannotStart` for everything that the caller can mend. */
export const runCommand = async (
  args: readonly string[],
  environment: Environment,
  folder: string,
): Promise<void> => {
  const command = readCommand(args);
  if (command.kind === 'help') process.stdout.write(helpText);
  else if (command.kind === 'version') process.stdout.write(`${version}\n`);
  else if (command.kind === 'reset-password')
    await runResetPassword(command.options, environment, {
      folder,
      say: (text) => process.stdout.write(text),
    });
  else if (command.kind === 'move') {
    exitOnSignals();
    await runMove(command.options, folder, (text) => process.stdout.write(text));
  } else await start(command.options, environment, folder);
};
