import { defineConfig } from 'vitest/config';
import { lineTags } from '../../scripts/specification/line-ids.ts';
import { callsPlugin } from './vite/calls-plugin.ts';

export default defineConfig({
  plugins: [callsPlugin()],
  test: {
    ...lineTags,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    isolate: false,
    // Far beyond what a slow machine needs: nothing may fail because others were busy.
    testTimeout: 60_000,
  },
});
