import { endOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentCard } from '../factories/cards-factory.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';
import {
  beginModel,
  cancelModel,
  collectModel,
  isFailedToday,
  type ModelSubscription,
  reactivateModel,
  reprocessModel,
} from '../subscription-model.ts';
import {
  approvedOnce,
  createSubscriptionWorld,
  type SubscriptionFrequency,
  type SubscriptionWorld,
  told,
} from '../subscription-world.ts';
import { firstSeed, sizeOf } from '../test-size.ts';

let world: SubscriptionWorld;
beforeAll(async () => {
  world = await createSubscriptionWorld();
  // Those of the demo were charged today; every run begins on a day of its own.
  await world.moveTo(endOfDay(toWireDay(await world.now())));
});
afterAll(async () => {
  await world.app.carryOutDue();
  await expectLedgerAgrees(world.app.database.read, world.app.time.now);
  await world.app.close();
});

type Kept = { readonly id: number; readonly model: ModelSubscription };

const span = fc.oneof(
  fc.integer({ min: 1, max: 600 }).map((minutes) => minutes * 60_000),
  fc.integer({ min: 1, max: 40 }).map((hours) => hours * 3_600_000),
  fc.integer({ min: 1, max: 70 }).map((days) => days * 86_400_000),
);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('move' as const, 'wait' as const), by: span }) },
  // To the very moment of what is next, a second before it, and one after.
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('toNext' as const), by: fc.constantFrom(-1_000, 0, 1_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'reactivate' as const, 'replace' as const),
      of: fc.nat({ max: 2 }),
      good: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reprocess' as const) }) },
);
const begun = fc.array(
  fc.record({
    frequency: fc.constantFrom<SubscriptionFrequency>(
      'Daily',
      'Daily',
      'Biweekly',
      'Monthly',
      'Halfyearly',
      'Annual',
    ),
    good: fc.boolean(),
  }),
  { minLength: 3, maxLength: 3 },
);

/** A new card through the customer's page: one that its bank accepts for ever, or now and never again. */
const replaceCard = async ({ id, model }: Kept, good: boolean): Promise<string> => {
  const { status, body } = await world.app.calls.send('createCardReplacement', {
    params: { id },
    headers: world.headers(),
  });
  if (status !== 200) return String(body.code);
  const [, token = ''] = String(body.data.linkToReplaceCard).split('/checkout/');
  const card = { ...sentCard, cardExpirationYear: '2099', ...(good ? {} : { cardNumber: approvedOnce }) };
  await world.app.calls.answered('replaceCard', { params: { token }, body: card });
  model.good = good;
  return '200';
};

it('no day is skipped and none charged twice, in any order of clocks, cancellations, reactivations, cards and reprocesses', async () => {
  await fc.assert(
    fc.asyncProperty(begun, fc.array(step, { minLength: 4, maxLength: 14 }), async (plans, steps) => {
      const kept: Kept[] = [];
      for (const { frequency, good } of plans) {
        const id = await world.subscribe(frequency, good ? {} : { cardNumber: approvedOnce });
        kept.push({ id, model: beginModel(frequency, await world.now(), good) });
      }
      let reprocessed: string | null = null;
      const passed = async (): Promise<void> => {
        const now = await world.now();
        for (const { model } of kept) collectModel(model, now);
      };
      for (const one of steps) {
        const now = await world.now();
        switch (one.kind) {
          case 'move':
            await world.moveBy({ seconds: one.by / 1_000 });
            break;
          case 'wait':
            await world.wait(one.by);
            await world.app.carryOutDue();
            break;
          case 'toNext': {
            const due = await Promise.all(
              kept.map(
                async ({ id }) => (await world.subscription(id)).nextPaymentAt?.getTime() ?? Number.NaN,
              ),
            );
            const next = Math.min(...due.filter(Number.isFinite)) + one.by;
            if (Number.isFinite(next) && next > now) await world.moveTo(next);
            break;
          }
          case 'reprocess': {
            const today = toWireDay(now);
            const failed = kept.filter(({ model }) => isFailedToday(model, now));
            const pending = kept.some(({ model }) => model.next === today);
            const expected =
              reprocessed === today
                ? 'reprocess_once_a_day'
                : pending
                  ? 'reprocess_collection_pending'
                  : failed.length === 0
                    ? 'reprocess_nothing_failed'
                    : '200';
            expect(await world.codeOf('reprocessSubscriptions', { params: { idCompany: 1 } })).toBe(expected);
            if (expected !== '200') break;
            reprocessed = today;
            for (const { model } of failed) reprocessModel(model, now);
            await world.app.carryOutDue();
            break;
          }
          default: {
            const chosen = kept[one.of];
            if (!chosen) break;
            const { id, model } = chosen;
            if (one.kind === 'cancel') {
              const code = await world.codeOf('cancelSubscription', {
                body: { subscriptionId: id, reason: 'Se dio de baja.' },
              });
              expect(code).toBe(cancelModel(model) ? '200' : 'subscription_ended');
            } else {
              const expected =
                model.status === 'paused'
                  ? '200'
                  : model.status === 'active'
                    ? 'subscription_not_paused'
                    : 'subscription_ended';
              if (one.kind === 'replace') expect(await replaceCard(chosen, one.good)).toBe(expected);
              else {
                reactivateModel(model, now);
                expect(await world.codeOf('reactivateSubscription', { body: { subscriptionId: id } })).toBe(
                  expected,
                );
              }
            }
          }
        }
        await passed();
        for (const { id, model } of kept) {
          expect([id, told(await world.charges(id))]).toEqual([id, model.charges]);
          const { status, attemptNumber, paymentsMade, nextPaymentAt } = await world.subscription(id);
          expect([
            id,
            status,
            attemptNumber,
            paymentsMade,
            nextPaymentAt && toWireDay(nextPaymentAt.getTime()),
          ]).toEqual([id, model.status, model.failures, model.payments, model.next]);
        }
      }
      // The next run begins on a day of its own.
      for (const { id, model } of kept)
        if (model.status !== 'canceled')
          await world.codeOf('cancelSubscription', {
            body: { subscriptionId: id, reason: 'Ya no hace falta.' },
          });
      await world.moveTo(endOfDay(toWireDay(await world.now())));
    }),
    { numRuns: sizeOf({ small: 15, full: 500 }), seed: firstSeed },
  );
});
