import { timeRangeNames, timeRanges } from '@pasarela/contracts/fraud/time-ranges';
import { exceedsVelocity } from '@pasarela/contracts/fraud/velocity-rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentOf } from '../factories/payments-factory.ts';
import { createFraudWorld, type FraudWorld } from '../fraud-world.ts';

let world: FraudWorld;
beforeAll(async () => {
  world = await createFraudWorld();
});
afterAll(() => world.app.close());
let payers = 0;
const newEmail = (): string => {
  payers += 1;
  return `cliente${payers}@example.com`;
};
const pay = (Email: string) => world.create(paymentOf({ Email }));

describe('the rolling window', () => {
  it.each(timeRangeNames)('of a rule of %s ends to the millisecond', async (timeRange) => {
    const span = timeRanges[timeRange].milliseconds;
    await world.writeRule('email', 1, timeRange);
    const email = newEmail();
    expect((await pay(email)).responseCode).toBe('002');
    world.app.time.now += span - 1;
    expect((await pay(email)).responseCode).toBe('007');
    // The attempt that was held counts too: a window of its own begins with it.
    world.app.time.now += span - 1;
    expect((await pay(email)).responseCode).toBe('007');
    world.app.time.now += span;
    expect((await pay(email)).responseCode).toBe('002');
    world.app.time.now += span + 1;
    expect((await pay(email)).responseCode).toBe('002');
  });

  it('strikes exactly where the model does', async () => {
    await world.writeRule('email', 3, 'hour');
    const gaps = fc.array(fc.tuple(fc.constantFrom(0, 1, 2), fc.integer({ min: 0, max: 40 })), {
      minLength: 15,
      maxLength: 15,
    });
    await fc.assert(
      fc.asyncProperty(gaps, async (steps) => {
        const emails = [newEmail(), newEmail(), newEmail()];
        const earlier: number[][] = [[], [], []];
        for (const [who, minutes] of steps) {
          world.app.time.now += minutes * 60_000;
          const now = world.app.time.now;
          const expected = exceedsVelocity(earlier[who] ?? [], now, { value: 3, timeRange: 'hour' });
          earlier[who]?.push(now);
          const { fraudRule, responseCode } = await pay(emails[who] ?? '');
          expect([fraudRule, responseCode]).toEqual(expected ? ['velocity:email', '007'] : [null, '002']);
        }
      }),
      { numRuns: 8, seed: 2_026 },
    );
  });
});
