import { defineConfig } from 'vitest/config';
import { lineTags } from '../../scripts/specification/line-ids.ts';

export default defineConfig({
  test: { ...lineTags, include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
