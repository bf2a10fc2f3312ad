import { mark } from '@pasarela/contracts/look/mark';
import type { Plugin } from 'vite';
import { iconPaths } from '../src/components/ui/icon-paths.ts';

/**
 * The sandbox band and the header of `src/app/portal-layout.tsx` without what only code knows. A test of the browser holds the two
 * against each other, so that nothing moves when the page replaces its frame.
 */
const frame = `
    <div id="frame" aria-hidden="true" class="absolute inset-x-0 top-0">
      <div class="stripe min-h-8 pointer-coarse:min-h-11 sm:pointer-coarse:min-h-12"></div>
      <div class="border-b border-line bg-paper px-4 py-1 sm:py-2 lg:px-6">
        <div class="flex min-h-9 items-center pointer-coarse:min-h-11">
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" class="mr-5 size-5 lg:hidden pointer-coarse:mr-6 pointer-coarse:-ml-0.5">
            <path d="${iconPaths.menu}"/>
          </svg>
          <svg viewBox="0 0 ${mark.size} ${mark.size}" class="size-6 rounded-[22%] bg-accent max-sm:hidden">
            <path d="${mark.line}" fill="none" stroke-width="${mark.stroke}" class="stroke-on-accent"/>
          </svg>
          <span class="ml-2 text-16 font-semibold max-sm:hidden">Pasarela</span>
        </div>
      </div>
    </div>`;

/** What a page of a business begins with stands in its document: it is seen while the code is on its way. */
export const firstFramePlugin = (): Plugin => ({
  name: 'pasarela-first-frame',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path }) =>
      path === '/index.html'
        ? html.replace('<div id="root"></div>', (root) => `${frame.trim()}\n    ${root}`)
        : html,
  },
});
