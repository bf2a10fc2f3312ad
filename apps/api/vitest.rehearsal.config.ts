import { defineConfig } from 'vitest/config';
import packageTests from './vitest.package.config.ts';

// What needs more than Node: `npx --yes pnpm@12 rehearse:examples`, from the root, looks for it and runs this.
export default defineConfig({ test: { ...packageTests.test, include: ['npm/**/*.rehearsal.ts'] } });
