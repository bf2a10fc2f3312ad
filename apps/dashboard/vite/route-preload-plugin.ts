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
 * This lists each path's chunks, and under `*` those of every other path, in a file for whoever serves the document: its `Link` header
 * then names them (`apps/api/src/plugins/static-pages.ts`).
 *
 * `portal` is the module that every route but the sign-in needs; `routes` are the modules of single paths.
 */
export const routePreloadPlugin = (
  portal: string,
  { signIn, routes }: { readonly signIn: string; readonly routes: Readonly<Record<string, string>> },
): Plugin => ({
  name: 'pasarela-route-preload',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const there = filesOf(bundle, chunkOf(bundle, '/index.html').fileName);
      const listOf = (...modules: readonly string[]): readonly string[] => {
        const files = modules.flatMap((module) => [...filesOf(bundle, chunkOf(bundle, module).fileName)]);
        return [...new Set(files)].filter((name) => !there.has(name));
      };
      const chunks = {
        '/login': listOf(signIn),
        '*': listOf(portal),
        ...Object.fromEntries(Object.entries(routes).map(([path, module]) => [path, listOf(portal, module)])),
      };
      this.emitFile({ type: 'asset', fileName: 'route-chunks.json', source: JSON.stringify(chunks) });
    },
  },
});
