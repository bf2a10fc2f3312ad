import { localHost } from '@pasarela/contracts/accounts/hosts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { runSamples } from '../code-sample-programs.ts';
import { pageLanguages, printedCode, readPage } from '../documentation-pages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it.each(pageLanguages)(
  'the page on testing in %s moves the clock by a day, as it is printed',
  async (language) => {
    const [move = ''] = printedCode(readPage(language, 'integration-tests/simulation'))
      .filter(({ code }) => code.startsWith('curl '))
      .map(({ code }) => code.replaceAll(localHost, app.url));
    const [answer = ''] = await runSamples('curl', [move], {});
    const clock = JSON.parse(answer);
    expect(clock).toMatchObject({ success: true, data: { offsetSeconds: expect.any(Number) } });
    expect(clock.data.offsetSeconds % 86_400).toBe(0);
    expect(clock.data.offsetSeconds).toBeGreaterThan(0);
  },
);
