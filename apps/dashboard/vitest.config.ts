import { defineConfig } from 'vitest/config';
import { callsPlugin } from './vite/calls-plugin.ts';

export default defineConfig({
  plugins: [callsPlugin()],
  test: { include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], environment: 'node', isolate: false },
});
