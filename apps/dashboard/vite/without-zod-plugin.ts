import type { Plugin } from 'vite';

/**
 * Fails the build where zod has reached the browser. Contracts keep schemas beside constants; the bundler drops the
 * schemas as long as nothing uses one, and this says so when something does.
 */
export const withoutZodPlugin = (): Plugin => ({
  name: 'pasarela-without-zod',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const found = Object.entries(chunk.modules).find(
        ([id, part]) => /node_modules\/zod\//.test(id) && part.renderedLength > 0,
      );
      if (found) this.error(`zod reached the browser in ${chunk.fileName} (${found[0]})`);
    }
  },
});
