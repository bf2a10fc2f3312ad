import { spawnSync } from 'node:child_process';

// Prisma's CLI downloads a schema engine even for `generate`, unless this names a file that exists. `generate` never runs it.
const { status } = spawnSync('prisma', ['generate'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
