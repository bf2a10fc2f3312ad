// Bundles the server and its worker threads, with every library but those that have files of their own: one file to load in place
// of two thousand. The sources run as they are, too: this makes starting faster and smaller, and nothing else.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundleFolder, programs } from '../src/installation/installed-files.ts';

const api = fileURLToPath(new URL('..', import.meta.url));
const folder = `${api}${bundleFolder}`;

rmSync(folder, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: api,
  input: Object.fromEntries(Object.entries(programs).map(([name, source]) => [name, `src/${source}`])),
  platform: 'node',
  // It loads a binary from beside its own files.
  external: ['better-sqlite3'],
});
// All files lie in one folder: those that they read are found from there (`installed-files.ts`).
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
