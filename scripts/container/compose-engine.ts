import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const succeeds = ([program = '', ...given]: readonly string[]): boolean =>
  spawnSync(program, given, { stdio: 'ignore' }).status === 0;

/** How compose is called here: as a part of docker, or as a program of its own. Undefined without it, or without an engine. */
const findCompose = (): readonly string[] | undefined => {
  if (!succeeds(['docker', 'info'])) return undefined;
  const ways = [['docker', 'compose'], ['docker-compose']];
  return ways.find((way) => succeeds([...way, 'version']));
};

/** The services of a compose file under a name of their own, so that what else runs here is left alone. */
export type ComposeProject = {
  /** Carries out a command of compose, and shows what it says. Throws if it fails. */
  compose(...given: readonly string[]): Promise<void>;
  /** The container of a service. Throws if there is none. */
  containerOf(service: string): Promise<string>;
  /** The network that the services share. */
  networkOf(container: string): Promise<string>;
  /** Answers a statement of SQL, a line for each row. */
  ask(statement: string): Promise<readonly string[]>;
};

/** The most that a command may say, in bytes: rows of a database among it. */
const maxBuffer = 64 * 1_024 * 1_024;

/** Carries out a command of docker; returns what it says. Throws if it fails. */
export const docker = async (...given: readonly string[]): Promise<string> =>
  (await execute('docker', given, { maxBuffer })).stdout.trim();

/** Opens a project for the compose file of a folder; undefined where no engine runs. */
export const openProject = (
  folder: string,
  { project, env }: { readonly project: string; readonly env: Readonly<Record<string, string>> },
): ComposeProject | undefined => {
  const way = findCompose();
  if (!way) return undefined;
  const [program = '', ...before] = [...way, '--project-name', project, '--profile', 'scale'];
  const options = { cwd: folder, env: { ...process.env, ...env } };
  const containerOf = async (service: string): Promise<string> => {
    const { stdout } = await execute(program, [...before, 'ps', '--quiet', service], options);
    const id = stdout.trim();
    if (id === '') throw new Error(`the service ${service} has no container`);
    return id;
  };
  return {
    compose: async (...given) => {
      const child = spawn(program, [...before, ...given], { ...options, stdio: 'inherit' });
      const [status] = await once(child, 'close');
      if (status !== 0) throw new Error(`compose ${given.join(' ')} ended with ${status}`);
    },
    containerOf,
    networkOf: async (container) => {
      const named = await docker('inspect', '--format', '{{json .NetworkSettings.Networks}}', container);
      const [network = ''] = Object.keys(JSON.parse(named) as object);
      return network;
    },
    ask: async (statement) => {
      const rows = await docker(
        ...['exec', await containerOf('postgres'), 'psql', '-U', 'pasarela', '-At', '-c', statement],
      );
      return rows.split('\n').filter((line) => line !== '');
    },
  };
};
