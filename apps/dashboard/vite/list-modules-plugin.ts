import type { Plugin } from 'vite';

/** Lists the files of packages that the dashboard is made of, from the root, for the licences of the npm package (`apps/api/scripts/package.ts`). */
export const listModulesPlugin = (): Plugin => ({
  name: 'list-modules',
  apply: 'build',
  generateBundle() {
    const files = new Set([...this.getModuleIds()].flatMap((id) => /node_modules[^?]+/.exec(id) ?? []));
    const source = JSON.stringify([...files].toSorted());
    this.emitFile({ type: 'asset', fileName: 'bundled-modules.json', source });
  },
});
