import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Stage } from './dockerfile.ts';

export type Rehearsed = {
  /** Stands for the image's root folder. */
  readonly folder: string;
  readonly workingFolder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The last command and health check, as the image has them. */
  readonly commands: Readonly<Record<'CMD' | 'HEALTHCHECK', readonly string[]>>;
};

type Context = {
  readonly root: string;
  readonly isIgnored: (path: string) => boolean;
  readonly stages: ReadonlyMap<string, Rehearsed>;
  readonly say: (line: string) => void;
};

/** What finds the registry and is trusted to be it; an image has nothing else of this machine. */
const networkSettings =
  /^(home|tmpdir|node_extra_ca_certs|ssl_cert_file|(http|https|no)_proxy|npm_config_registry)$/i;

const outerEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => networkSettings.test(name)));

/** The image's Node first, then what the system has. */
export const pathOfImage = (): string => `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;

/** A step that speaks of users or of folders outside of the application's cannot be done without an engine. */
const needsEngine = (command: string): boolean => /\b(chown|useradd|apt-get)\b|\s\/\w/.test(command);

const copyAll = (from: string, to: string, isIgnored: (path: string) => boolean): void => {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const path = relative(from, source);
      return path === '' || !isIgnored(path);
    },
  });
};

/** Carries out the steps of a stage in a folder that stands for its file system. */
export const rehearseStage = (stage: Stage, folder: string, context: Context): Rehearsed => {
  const base = context.stages.get(stage.from);
  mkdirSync(folder, { recursive: true });
  if (base) copyAll(base.folder, folder, () => false);
  let workingFolder = base?.workingFolder ?? folder;
  if (base) workingFolder = join(folder, relative(base.folder, base.workingFolder));
  const environment: Record<string, string> = { ...base?.environment };
  const commands: Record<'CMD' | 'HEALTHCHECK', readonly string[]> = { CMD: [], HEALTHCHECK: [] };

  const copy = (text: string): void => {
    const parts = text.split(' ');
    const origin = parts[0]?.startsWith('--from=') ? parts.shift()?.slice('--from='.length) : undefined;
    const source = origin === undefined ? undefined : context.stages.get(origin);
    const target = parts.pop() ?? '.';
    for (const part of parts) {
      const from = source ? join(source.folder, part) : join(context.root, part);
      const isFolder = part === '.' || source !== undefined;
      const to = isFolder
        ? join(workingFolder, target)
        : join(workingFolder, target, part.split('/').at(-1) ?? '');
      copyAll(from, to, source ? () => false : context.isIgnored);
    }
  };

  for (const { keyword, text } of stage.steps) {
    if (keyword === 'WORKDIR') {
      workingFolder = join(folder, text);
      mkdirSync(workingFolder, { recursive: true });
    } else if (keyword === 'ENV') {
      const [name = '', ...value] = text.split('=');
      environment[name] = value.join('=');
    } else if (keyword === 'COPY') {
      context.say(`${stage.name}: COPY ${text}`);
      copy(text);
    } else if (keyword === 'RUN' && !needsEngine(text)) {
      context.say(`${stage.name}: RUN ${text}`);
      execFileSync('sh', ['-c', text], {
        cwd: workingFolder,
        env: { ...outerEnvironment(), PATH: pathOfImage(), ...environment },
        stdio: 'inherit',
      });
    } else if (keyword === 'CMD') commands.CMD = JSON.parse(text) as string[];
    else if (keyword === 'HEALTHCHECK')
      commands.HEALTHCHECK = JSON.parse(text.slice(text.indexOf('['))) as string[];
    else context.say(`${stage.name}: not carried out: ${keyword} ${text}`);
  }
  return { folder, workingFolder, environment, commands };
};
