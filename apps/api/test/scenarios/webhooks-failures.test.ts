import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { sizeOf } from '../test-size.ts';
import { deliverUnderFailures } from '../webhooks-load.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0, deliverWithin: 500 });
});
afterAll(() => app.close());

/** R12 of the trust page. */
it('delivers all to an address that fails three of ten, while a dead one delays nobody', async ({ task }) => {
  const accounts = {
    failing: await accountIdOf(app, 1),
    silent: await accountIdOf(app, 2),
    healthy: await accountIdOf(app, 2, 'Production'),
  };
  const messages = sizeOf({ small: 100, full: 1_000 });
  const { milliseconds, attempts, ...figures } = await deliverUnderFailures(app, accounts, { messages });
  expect(figures).toEqual({
    messages,
    delivered: messages,
    strangeIds: 0,
    unsigned: 0,
    healthyAtOnce: messages,
  });
  expect(attempts).toBeGreaterThan(messages);
  Object.assign(task.meta, { figures: `${messages} messages, ${attempts} attempts, 0 lost` });
  // The calls to the dead address take half a second each, one after the other: nobody stood in line behind them.
  expect(milliseconds).toBeLessThan(3_000 + 5 * messages);
});
