import { defineConfig } from 'vitest/config';

// The npm package is tested in a step of its own, because it is made of the builds of all workspaces.
export default defineConfig({
  test: {
    include: ['npm/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['npm/install-package.ts'],
    // The trials of a shop wait for answers and webhooks most of their time, and none of them for another.
    maxConcurrency: 12,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
