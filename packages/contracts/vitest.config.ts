import { defineConfig } from 'vitest/config';
import { lineTags } from '../../scripts/specification/line-ids.ts';

// Everything here computes and keeps nothing, so that the files can share their workers.
export default defineConfig({
  test: { ...lineTags, include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
