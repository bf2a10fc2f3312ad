import { configDefaults, defineConfig } from 'vitest/config';
import { lineTags } from '../../scripts/specification/line-ids.ts';

export default defineConfig({
  test: {
    ...lineTags,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // They need a server of PostgreSQL (`vitest.postgres.config.ts`).
    exclude: [...configDefaults.exclude, 'test/postgres/**'],
    environment: 'node',
    globalSetup: ['test/database-templates.ts'],
    // Loading the application takes longer than most files run. A test that changes the process (`vi.stubEnv`) undoes it.
    isolate: false,
    // Many of these wait for a process, a disk or a hash: every core may have a file.
    maxWorkers: '100%',
    // Far beyond what a slow machine needs: nothing may fail because others were busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
