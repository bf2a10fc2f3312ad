import { defineConfig } from '@playwright/test';
import { browserExecutable, testArguments } from './e2e/setup/browser-executable.ts';
import { testServers, urlOfWorker, workers } from './e2e/setup/test-servers.ts';

const servers = await testServers();

// The journeys run against what `pnpm start` serves: the real API with its demo data, the built dashboard and documentation.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers,
  retries: 0,
  // Far beyond what a slow machine needs: nothing may fail because others were busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  globalTimeout: 60 * 60_000,
  reporter: 'list',
  use: {
    baseURL: urlOfWorker(servers),
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'es-MX',
    // Not where the business is: days and hours are Mexico City's wherever the browser stands.
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 1440, height: 900 },
    // Nobody looks at what CI draws: a sixteenth of the pixels is a tenth less work, and the layout is the same.
    ...(process.env.CI ? { deviceScaleFactor: 0.25 } : {}),
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserExecutable(), args: [...testArguments] },
    screenshot: 'only-on-failure',
    // A trace of every step costs a fifth of the whole run: `--trace on` makes one where it is wanted.
    trace: 'off',
  },
  webServer: servers.map(({ url, environment }) => ({
    command: `"${process.execPath}" ../api/dist/server/server.js`,
    url: `${url}/api/health`,
    env: environment,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
