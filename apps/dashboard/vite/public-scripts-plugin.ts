import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** The scripts of the public folder are copied as they are written: this takes their comments and spaces out of what is served. */
export const publicScriptsPlugin = (): Plugin => {
  let folder = '';
  return {
    name: 'pasarela-public-scripts',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: async () => {
      for (const name of (await readdir(folder)).filter((one) => one.endsWith('.js'))) {
        const path = join(folder, name);
        const { code, errors } = await minify(name, await readFile(path, 'utf8'));
        if (errors.length > 0) throw new Error(`${name} cannot be read: ${errors[0]?.message}`);
        await writeFile(path, code);
      }
    },
  };
};
