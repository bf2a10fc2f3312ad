import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from './vite/calls-plugin.ts';
import { inertSchemasPlugin } from './vite/inert-schemas-plugin.ts';

const api = 'http://localhost:3000';

export default defineConfig({
  base: '/',
  plugins: [react(), tailwindcss(), callsPlugin(), inertSchemasPlugin()],
  server: { port: 3001, strictPort: true, proxy: { '/api': api, '/docs': api } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A call on `z` only describes: a schema that nothing reads can go.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
});
