import { mark } from '@pasarela/contracts/look/mark';
import type { Plugin } from 'vite';
import { iconPaths } from '../src/components/ui/icon-paths.ts';

/** The pages whose heading is the first of them, under what their row of the table of screens calls them. */
const titlesByPath = async (): Promise<Readonly<Record<string, unknown>>> => {
  // Loaded by Node as it is: a bundle of this configuration would draw the code of every page in.
  const { href } = new URL('../src/app/screens/screens.ts', import.meta.url);
  const { headedScreens } = (await import(href)) as typeof import('../src/app/screens/screens.ts');
  return Object.fromEntries(headedScreens.map(({ path, title }) => [path, title]));
};

/**
 * The sandbox band and the header of `src/app/portal-layout.tsx` without what only code knows, and the place of the page's heading, which
 * `public/portal-ahead.js` fills. A test of the browser holds frame and page against each other, so that nothing moves when the page
 * replaces its frame.
 */
const frame = (titles: string): string => `
    <div id="frame" aria-hidden="true" class="absolute inset-x-0 top-0">
      <div class="contents">
        <div class="stripe min-h-8 pointer-coarse:min-h-11 sm:pointer-coarse:min-h-12"></div>
        <div class="border-b border-line bg-paper px-4 py-1 sm:py-2 lg:in-shell">
          <div class="flex min-h-9 items-center pointer-coarse:min-h-11">
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" class="mr-3 size-5 sm:mr-5 lg:hidden pointer-coarse:mr-4 pointer-coarse:-ml-0.5 sm:pointer-coarse:mr-6">
              <path d="${iconPaths.menu}"/>
            </svg>
            <span class="inline-flex items-center gap-2 text-16 font-semibold">
              <svg viewBox="0 0 ${mark.size} ${mark.size}" class="size-6 rounded-[22%] bg-accent">
                <path d="${mark.line}" fill="none" stroke-width="${mark.stroke}" class="stroke-on-accent"/>
              </svg>
              <span class="sr-only sm:not-sr-only">Pasarela</span>
            </span>
          </div>
        </div>
      </div>
      <div class="lg:shell lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)]">
        <div class="mx-auto w-full px-4 py-2 sm:py-6 lg:col-start-2 lg:pr-6 lg:pl-8 xl:pr-8">
          <p data-titles="${titles}" class="text-20 leading-9 font-semibold max-sm:leading-11"></p>
        </div>
      </div>
    </div>`;

/** What a page of a business begins with stands in its document: it is seen while the code is on its way. */
export const firstFramePlugin = (): Plugin => ({
  name: 'pasarela-first-frame',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { path }) => {
      if (path !== '/index.html') return html;
      const titles = JSON.stringify(await titlesByPath()).replaceAll('"', '&quot;');
      return html.replace('<div id="root"></div>', (root) => `${frame(titles).trim()}\n    ${root}`);
    },
  },
});
