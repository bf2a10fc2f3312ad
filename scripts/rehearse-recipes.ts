// Runs the recipes of the documentation that need a container engine, as they are printed: Docker Compose, its workflow for GitHub Actions
// and Testcontainers, in both languages. The package is the one that `pnpm package` has made, because a registry may not have it yet.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, type PageLanguage, pageLanguages, readPage } from '../apps/api/test/documentation-pages.ts';
import { root } from './checks/check-steps.ts';

const names = {
  es: {
    test: 'cobro.test.mjs',
    container: 'contenedor.test.mjs',
    workflow: '.github/workflows/pruebas-docker.yml',
  },
  en: {
    test: 'payment.test.mjs',
    container: 'container.test.mjs',
    workflow: '.github/workflows/tests-docker.yml',
  },
} as const satisfies Record<PageLanguage, object>;

const archive = join(root, 'dist/pasarela.tgz');

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const requireEngine = (): void => {
  if (!existsSync(archive)) throw new Error('dist/pasarela.tgz is missing: run `pnpm package` first');
  if (!succeeds('docker', 'info')) throw new Error('no container engine answers to `docker info`');
};

/** The older Compose is a command of its own. */
const composeCommand = (): string => {
  if (succeeds('docker', 'compose', 'version')) return 'docker compose';
  if (succeeds('docker-compose', 'version')) return 'docker-compose';
  throw new Error('neither `docker compose` nor `docker-compose` is installed');
};

/** The image installs the archive in place of what the registry has. */
const withArchive = (dockerfile: string): string => {
  const changed = dockerfile.replace(
    'RUN npm install --global pasarela\n',
    'COPY pasarela.tgz /tmp/\nRUN npm install --global /tmp/pasarela.tgz\n',
  );
  if (changed === dockerfile) throw new Error('the Dockerfile does not install pasarela as expected');
  return changed;
};

const run = (script: string, folder: string): void => {
  say(script.replaceAll(/^/gm, '    '));
  // The shell of a step, as GitHub Actions starts it.
  execFileSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: folder,
    stdio: 'inherit',
    // The container that cleans up after Testcontainers is no part of the recipe, and its image cannot be had everywhere.
    env: { ...process.env, TESTCONTAINERS_RYUK_DISABLED: 'true' },
  });
};

/** The `run` steps of a workflow, in order: one line, or the lines that are indented below `run: |`. */
const commandsOf = (workflow: string): readonly string[] =>
  [...workflow.matchAll(/^( *)(?:- )?run: (?:\|\n((?:\1 {2,}.*\n?)+)|(.+))$/gm)].map(
    ([, , lines, line]) => line ?? lines?.replaceAll(/^ {10}/gm, '') ?? '',
  );

const rehearse = (language: PageLanguage, folder: string, compose: string): void => {
  const page = readPage(language, 'automated-tests/recipes');
  const { test, container, workflow } = names[language];
  for (const name of ['pasarela.config.json', test, 'compose.yaml', container])
    writeFileSync(join(folder, name), codeOf(page, name));
  writeFileSync(join(folder, 'pasarela.Dockerfile'), withArchive(codeOf(page, 'pasarela.Dockerfile')));
  cpSync(archive, join(folder, 'pasarela.tgz'));
  const written = (command: string): string => command.replaceAll('docker compose', compose);

  say(`${language}: Docker Compose`);
  const [printed = ''] = /^docker compose up .*$/m.exec(page) ?? [];
  run(written(`${printed}\ndocker compose down`), folder);

  say(`${language}: ${workflow}`);
  const steps = commandsOf(codeOf(page, workflow));
  if (steps.length !== 3) throw new Error(`${workflow} has ${steps.length} commands that were read`);
  for (const step of steps) run(written(step), folder);

  say(`${language}: Testcontainers`);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  run('npm install --no-audit --no-fund --silent testcontainers', folder);
  run(`node --test ${container}`, folder);
};

requireEngine();
const compose = composeCommand();
for (const language of pageLanguages) {
  const folder = mkdtempSync(join(tmpdir(), 'pasarela-recipes-'));
  try {
    rehearse(language, folder, compose);
  } finally {
    spawnSync('sh', ['-c', `${compose} down`], { cwd: folder, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  }
}
say('The recipes were rehearsed.');
