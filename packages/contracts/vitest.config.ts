import { defineConfig } from 'vitest/config';
import { lineTags } from '../../scripts/specification/line-ids.ts';

// Everything here computes and keeps nothing, so that the files can share their workers.
export default defineConfig({
  test: {
    ...lineTags,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Far beyond what a slow machine needs: nothing may fail because others were busy.
    testTimeout: 60_000,
  },
});
