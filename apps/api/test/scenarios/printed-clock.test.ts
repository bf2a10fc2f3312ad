import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localHost } from '@pasarela/contracts/accounts/hosts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { runSamples } from '../code-sample-programs.ts';

/** The documentation's page on testing, in both languages: its commands are run as they are printed. */
const docs = path.resolve(import.meta.dirname, '../../../docs');
const page = 'integration-tests/simulation.mdx';
const pages = [
  path.join(docs, 'docs', page),
  path.join(docs, 'i18n/en/docusaurus-plugin-content-docs/current', page),
];

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it.each(pages)('%s moves the clock by a day', async (file) => {
  const printed = [...readFileSync(file, 'utf8').matchAll(/```bash title="[^"]+"\n(curl [\s\S]+?)\n```/g)];
  const [move = ''] = printed.map(([, code = '']) => code.replaceAll(localHost, app.url));
  const [answer = ''] = await runSamples('curl', [move], {});
  const clock = JSON.parse(answer);
  expect(clock).toMatchObject({ success: true, data: { offsetSeconds: expect.any(Number) } });
  expect(clock.data.offsetSeconds % 86_400).toBe(0);
  expect(clock.data.offsetSeconds).toBeGreaterThan(0);
});
