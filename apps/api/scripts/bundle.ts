// Bundles the server and its worker threads, with every library but those that have files of their own: one file to load in place
// of two thousand. The sources run as they are, too: this makes starting faster and smaller, and nothing else.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InputOptions, rolldown } from 'rolldown';
import { bundleFolder, fontFile, fontNames, programs } from '../src/installation/installed-files.ts';

const api = fileURLToPath(new URL('..', import.meta.url));
const folder = `${api}${bundleFolder}`;

rmSync(folder, { recursive: true, force: true });
const shared: InputOptions = {
  cwd: api,
  platform: 'node',
  // The first loads a binary from beside its own files; the second is not installed, and `pg` looks for it.
  external: ['better-sqlite3', 'pg-native'],
};
const bundle = await rolldown({
  ...shared,
  input: Object.fromEntries(Object.entries(programs).map(([name, source]) => [name, `src/${source}`])),
});
// All files lie in one folder: those that they read are found from there (`installed-files.ts`).
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();

// The library once more, for test runners that load CommonJS only.
const library = await rolldown({ ...shared, input: `src/${programs['create-sandbox']}` });
await library.write({ file: join(folder, 'create-sandbox.cjs'), format: 'cjs', codeSplitting: false });
await library.close();

const fonts = join(folder, 'fonts');
mkdirSync(fonts);
for (const name of fontNames) cpSync(fontFile(name), join(fonts, name));

// The files of packages that the bundle is made of, from the root, for the licences of the npm package (`package.ts`).
const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
const files = new Set(modules.flatMap((id) => /node_modules[^?]+/.exec(id) ?? []));
writeFileSync(join(folder, '../bundled-modules.json'), JSON.stringify([...files].toSorted()));
