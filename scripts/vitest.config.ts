import { defineConfig } from 'vitest/config';
import { lineTags } from './specification/line-ids.ts';

// The tools under test start from cold in each case: a minute is generous on two slow cores.
export default defineConfig({
  test: {
    ...lineTags,
    root: import.meta.dirname,
    include: ['{checks,specification}/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    isolate: false,
  },
});
