// Writes dist/pasarela.tgz, the npm package `pasarela`, from the built workspaces. Its folders are those of the repository, so that
// the bundle finds its files where it always does (`installation/installed-files.ts`).
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationJsonSchema } from '@pasarela/contracts/sandbox/configuration';
import { writeTemplate } from '../src/database/sqlite/template.ts';
import { version } from '../src/features/system/system-service.ts';
import { typesOfLibrary } from './library-types.ts';
import { licencesOf } from './third-party-licences.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const output = join(root, 'dist');
const folder = join(output, 'package');

/** What the package holds, from the root, each at the same place. */
const contents = [
  'apps/api/dist/server',
  'apps/api/static',
  'apps/dashboard/dist',
  'apps/docs/build',
  'prisma/migrations',
  'prisma/migrations-postgres',
  'LICENSE',
] as const;

/** The lists of what the three builds are made of. */
const moduleLists = [
  'apps/api/dist/bundled-modules.json',
  'apps/dashboard/dist/bundled-modules.json',
  'apps/docs/build/bundled-modules.json',
  'apps/docs/build/en/bundled-modules.json',
] as const;

/** Packages of which a build takes files that its list of modules does not name: fonts, and the base of the style sheet. */
const assetPackages = [
  'apps/api/node_modules/@fontsource/geist-sans',
  'apps/dashboard/node_modules/@fontsource-variable/geist',
  'apps/dashboard/node_modules/@fontsource-variable/geist-mono',
  'apps/dashboard/node_modules/tailwindcss',
] as const;

/** Compressed copies are for a network; the readers of a package are on the same machine, and the archive is compressed anyway. */
const isLeftOut = (path: string): boolean => /\.(br|gz)$|bundled-modules\.json$/.test(path);

const readJson = (path: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The driver of the database has a binary for each system, and is installed beside the package. */
const driver = 'better-sqlite3';

const manifest = {
  name: 'pasarela',
  version,
  description: 'A payment sandbox for Mexico: API, dashboard and documentation, on your own machine.',
  keywords: ['payments', 'sandbox', 'mexico', 'oxxo', 'emulator', 'testing', 'webhooks'],
  license: 'MIT',
  type: 'module',
  engines: { node: '>=24.7.0' },
  bin: { pasarela: 'bin/pasarela.cjs' },
  exports: {
    '.': {
      import: { types: './index.d.ts', default: './bin/index.mjs' },
      require: { types: './index.d.cts', default: './bin/index.cjs' },
    },
    './package.json': './package.json',
    './pasarela.config.schema.json': './pasarela.config.schema.json',
  },
  dependencies: { [driver]: readJson(`apps/api/node_modules/${driver}/package.json`).version },
};

const write = (path: string, content: string): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const writeJson = (path: string, content: object): void =>
  write(path, `${JSON.stringify(content, null, 2)}\n`);

const copy = (from: string, to: string = from): void => {
  if (!existsSync(join(root, from))) throw new Error(`${from} is missing: run \`pnpm build\` first`);
  cpSync(join(root, from), join(folder, to), { recursive: true, filter: (path) => !isLeftOut(path) });
};

rmSync(output, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of contents) copy(path);
copy('apps/api/npm/README.md', 'README.md');
for (const name of ['pasarela.cjs', 'index.mjs', 'index.cjs', 'node-version.cjs'])
  copy(`apps/api/npm/${name}`, `bin/${name}`);
chmodSync(join(folder, 'bin/pasarela.cjs'), 0o755);
const types = await typesOfLibrary(readFileSync(join(root, 'apps/api/npm/index.d.ts'), 'utf8'));
for (const name of ['index.d.ts', 'index.d.cts']) write(name, types);
writeJson('package.json', manifest);
writeJson('pasarela.config.schema.json', configurationJsonSchema());
write('THIRD-PARTY-LICENSES.txt', licencesOf(root, moduleLists, assetPackages));
await writeTemplate(join(folder, 'prisma/template.db'));

const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', output], {
  cwd: folder,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
});
const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(packed);
renameSync(join(output, filename), join(output, 'pasarela.tgz'));
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
process.stdout.write(
  `dist/pasarela.tgz: ${version}, ${megabytes(size)} MB packed, ${megabytes(unpackedSize)} MB unpacked, ${entryCount} files\n`,
);
