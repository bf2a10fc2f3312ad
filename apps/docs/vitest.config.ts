import { defineConfig } from 'vitest/config';
import { lineTags } from '../../scripts/specification/line-ids.ts';

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
