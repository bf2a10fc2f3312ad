import { defineConfig } from 'vitest/config';

// Everything here computes and keeps nothing, so that the files can share their workers.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
