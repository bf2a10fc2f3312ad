import { execFileSync, spawnSync } from 'node:child_process';

type Ran = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

const run = (command: readonly string[], options: { readonly env?: NodeJS.ProcessEnv } = {}): Ran => {
  const [program = '', ...given] = command;
  return spawnSync(program, given, { encoding: 'utf8', ...options });
};

/** How compose is called here: as a part of docker, or as a program of its own. Undefined without it, or without an engine. */
const findCompose = (): readonly string[] | undefined => {
  if (run(['docker', 'info']).status !== 0) return undefined;
  const ways = [['docker', 'compose'], ['docker-compose']];
  return ways.find((way) => run([...way, 'version']).status === 0);
};

/** The services of a compose file under a name of their own, so that what else runs here is left alone. */
export type ComposeProject = {
  /** Carries out a command of compose, and shows what it says. Throws if it fails. */
  compose(...given: readonly string[]): void;
  /** The container of a service. Throws if there is none. */
  containerOf(service: string): string;
  /** The network that the services share. */
  networkOf(container: string): string;
  /** Answers a statement of SQL, a line for each row. */
  ask(statement: string): readonly string[];
};

/** Carries out a command of docker; returns what it says. Throws if it fails. */
export const docker = (...given: readonly string[]): string =>
  execFileSync('docker', given, { encoding: 'utf8' }).trim();

/** Opens a project for the compose file of a folder; undefined where no engine runs. */
export const openProject = (
  folder: string,
  { project, env }: { readonly project: string; readonly env: Readonly<Record<string, string>> },
): ComposeProject | undefined => {
  const way = findCompose();
  if (!way) return undefined;
  const [program = '', ...before] = [...way, '--project-name', project, '--profile', 'scale'];
  const options = { cwd: folder, env: { ...process.env, ...env } };
  const containerOf = (service: string): string => {
    const given = [...before, 'ps', '--quiet', service];
    const id = execFileSync(program, given, { ...options, encoding: 'utf8' }).trim();
    if (id === '') throw new Error(`the service ${service} has no container`);
    return id;
  };
  return {
    compose: (...given) =>
      void execFileSync(program, [...before, ...given], { ...options, stdio: 'inherit' }),
    containerOf,
    networkOf: (container) => {
      const named = docker('inspect', '--format', '{{json .NetworkSettings.Networks}}', container);
      const [network = ''] = Object.keys(JSON.parse(named) as object);
      return network;
    },
    ask: (statement) =>
      docker('exec', containerOf('postgres'), 'psql', '-U', 'pasarela', '-At', '-c', statement)
        .split('\n')
        .filter((line) => line !== ''),
  };
};
