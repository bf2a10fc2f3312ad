import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const chunkOf = (bundle: Bundle, moduleEnd: string): Rolldown.OutputChunk => {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(moduleEnd)) return file;
  }
  throw new Error(`no chunk begins with ${moduleEnd}`);
};

/** A chunk and all that it cannot begin without. */
const filesOf = (bundle: Bundle, fileName: string, found = new Set<string>()): ReadonlySet<string> => {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const each of file.imports) filesOf(bundle, each, found);
  return found;
};

/**
 * The application is split by route, and without help the browser learns of a route's code only after it has run the code before it.
 * This lists each route's chunks in a file for whoever serves the document, whose `Link` header then names them
 * (`apps/api/src/plugins/static-pages.ts`).
 *
 * `portal` is the module that every route but the sign-in needs; `routes` are the modules of single paths.
 */
export const routePreloadPlugin = (portal: string, routes: Readonly<Record<string, string>>): Plugin => ({
  name: 'pasarela-route-preload',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const there = filesOf(bundle, chunkOf(bundle, '/index.html').fileName);
      const listOf = (module: string) =>
        [...filesOf(bundle, chunkOf(bundle, module).fileName)].filter((name) => !there.has(name));
      const shared = listOf(portal);
      const own = Object.fromEntries(
        Object.entries(routes).map(([path, module]) => [
          path,
          listOf(module).filter((name) => !shared.includes(name)),
        ]),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'route-chunks.json',
        source: JSON.stringify({ shared, own }),
      });
    },
  },
});
