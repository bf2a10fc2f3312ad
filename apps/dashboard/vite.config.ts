import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from './vite/calls-plugin.ts';
import { checkoutPagePlugin } from './vite/checkout-page-plugin.ts';
import { chunks, isInChunk } from './vite/chunks.ts';
import { firstFramePlugin } from './vite/first-frame-plugin.ts';
import { inertSchemasPlugin } from './vite/inert-schemas-plugin.ts';
import { listModulesPlugin } from './vite/list-modules-plugin.ts';
import { loggedOperationsPlugin } from './vite/logged-operations-plugin.ts';
import { publicScriptsPlugin } from './vite/public-scripts-plugin.ts';
import { routePreloadPlugin } from './vite/route-preload-plugin.ts';

const api = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    tailwindcss(),
    callsPlugin(),
    loggedOperationsPlugin(),
    inertSchemasPlugin(),
    firstFramePlugin(),
    checkoutPagePlugin(),
    listModulesPlugin(),
    publicScriptsPlugin(),
    routePreloadPlugin('/src/app/portal.tsx', {
      signIn: '/sign-in/sign-in-page.tsx',
      routes: {
        '/business': '/businesses/businesses-page.tsx',
        '/home': '/resume/resume-page.tsx',
        '/transactions': '/list/transactions-page.tsx',
        '/transaction-detail': '/detail/transaction-detail-page.tsx',
        '/request-log': '/request-log/request-log-page.tsx',
      },
    }),
  ],
  server: { port: 3001, strictPort: true, proxy: { '/api': api, '/docs': api, '/pasarela.js': api } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Two documents: the dashboard, and the hosted pages that payers open.
      input: ['index.html', 'checkout.html'],
      // A call on `z` only describes: a schema that nothing reads can go.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'libraries', test: /node_modules\/(?:react-router|@tanstack)\// },
            // The preload helper of Vite is needed by whatever loads a part.
            {
              name: 'base',
              test: (path) => path.includes('vite/preload-helper') || isInChunk(path, chunks.base),
            },
            { name: 'shown', test: (path) => isInChunk(path, chunks.shown) },
            {
              name: 'portal-base',
              includeDependenciesRecursively: false,
              test: (path) => isInChunk(path, chunks['portal-base']),
            },
            {
              name: 'lists',
              includeDependenciesRecursively: false,
              test: (path) => isInChunk(path, chunks.lists),
            },
          ],
        },
      },
    },
  },
});
