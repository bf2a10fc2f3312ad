import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from './vite/calls-plugin.ts';
import { checkoutPagePlugin } from './vite/checkout-page-plugin.ts';
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
            // What the first page is made of, in one piece rather than in a dozen small ones.
            {
              name: 'base',
              test: /vite\/preload-helper|\/contracts\/src\/accounts\/environments|\/src\/(?:api\/(?!query-client)|i18n\/[\w-]+\.ts|parts\/load-part|session\/(?:session-store|use-session)|theme|components\/ui\/(?:button|icon|toast|field|text-input|blocking-indicator|page-title|preferences|state-message))/,
            },
            // What payments are shown with, in the portal as on the hosted pages.
            {
              name: 'shown',
              test: /\/contracts\/src\/(?:payments\/decline-reasons|fraud\/fraud-rules|http\/identifiers|payment-methods|card-numbers|statuses\/transaction-status|frequencies\/frequencies|money\/money|dates\/dates)|\/src\/components\/(?:dates\/(?:date-format|moment)|money\/money|ui\/(?:skeleton|copy-button))/,
            },
            // What every page behind the sign-in begins with.
            {
              name: 'portal-base',
              includeDependenciesRecursively: false,
              test: /\/dashboard\/src\/(?:app\/screens|components\/(?:dates\/days-in-address|list\/list-behind|status\/status-(?:badges|words)|payment\/payment-label|money\/summary-query)|components\/form\/(?:unsaved-forms|field-errors-words)|components\/ui\/popups\.tsx|sandbox\/(?:account-clock|use-may-simulate))|\/contracts\/src\/(?:roles\/permissions|statuses\/chargeback-status)/,
            },
            // What a list is made of: forty small modules, of which each list needs most. What one list alone needs stays out: it
            // would draw that list's page in.
            {
              name: 'lists',
              includeDependenciesRecursively: false,
              test: /\/dashboard\/src\/(?:components\/(?:list\/(?!filters-sheet|list-behind)|data-table|story\/story-query|ui\/link-tabs|dates\/(?:date-choice|dates-words|typed))|features\/transactions\/(?:list\/(?:transactions-search|use-transactions-columns|make-payment)|api|transaction-links|refund\/refund-plan))|\/contracts\/src\/refunds\/refund-rules/,
            },
          ],
        },
      },
    },
  },
});
