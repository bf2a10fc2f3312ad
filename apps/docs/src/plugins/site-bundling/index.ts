import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { breakpointPlugin } from './breakpoint-plugin.ts';
import { listModules } from './list-modules.ts';

/** Read by browsers at the beginning of a script: https://v8.dev/blog/explicit-compile-hints */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * What the site changes in how the theme is bundled.
 * - The generated files and the server's chunks are CommonJS, in a package of ES modules.
 * - Navigation folds at 992 px (DOCS-4); the theme has 996 written into styles and script.
 * - Pages are fetched when a link is pointed at, not when it is seen.
 * - The theme's highlighter is left out: code here has one ink, and its grammars outweigh the pages.
 * - Scripts are compiled while they arrive, on a thread beside the page's, and not function by function while they run.
 * - What changes once a page has its scripts is drawn in slices.
 * - The files that the site is made of are listed beside it.
 */
export default function siteBundling(context: LoadContext): Plugin {
  const own = (file: string) => path.join(context.siteDir, 'src/plugins/site-bundling', file);
  return {
    name: 'site-bundling',
    getClientModules: () => [path.join(context.siteDir, 'src/site/prefetch-on-intent.ts')],
    configurePostCss(options) {
      options.plugins.push(breakpointPlugin);
      return options;
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      const { BannerPlugin, Compilation, NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        ...(isServer ? { output: { chunkFilename: 'chunks/[name].cjs' } } : {}),
        module: {
          rules: [{ test: /\.js$/, include: context.generatedFilesDir, type: 'javascript/auto' }],
        },
        plugins: [
          new NormalModuleReplacementPlugin(/\/browserContext(\.js)?$/, own('browser-context.tsx')),
          new NormalModuleReplacementPlugin(/\/hooks\/useWindowSize(\.js)?$/, own('use-window-size.ts')),
          new NormalModuleReplacementPlugin(
            /theme-classic[\\/]lib[\\/]prism-include-languages/,
            own('no-highlighter.ts'),
          ),
          ...(isServer
            ? []
            : [
                listModules,
                new BannerPlugin({
                  banner: compileHint,
                  raw: true,
                  test: /\.js$/,
                  // Once comments have been taken out.
                  stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
                }),
              ]),
        ],
      };
    },
  };
}
