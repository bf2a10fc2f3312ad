import { type FraudField, fraudFieldNames } from '@pasarela/contracts/fraud/fraud-fields';
import { fraudReasons } from '@pasarela/contracts/fraud/fraud-rules';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFraudWorld, type FraudWorld, ownAddress, type TestPayer } from '../fraud-world.ts';
import { expectLedgerAgrees } from '../ledger-invariants.ts';

let world: FraudWorld;
beforeAll(async () => {
  world = await createFraudWorld();
});
afterAll(async () => {
  await expectLedgerAgrees(world.app.database.read);
  await world.app.close();
});

let payers = 0;
const newPayer = (): TestPayer => {
  payers += 1;
  return { email: `Ana.Lopez${payers}@example.com`, ip: ownAddress, card: '5555555555554444' };
};

/** What each way of paying ends in where no rule strikes; who pays in cash or by Aplazo has no card. */
const ways: readonly (readonly [keyof FraudWorld['ways'], number, byCard: boolean])[] = [
  ['card', Status.accepted, true],
  ['card, two steps', Status.authorized, true],
  ['subscription', Status.accepted, true],
  ['token', Status.accepted, true],
  ['session', Status.accepted, true],
  ['hosted card', Status.accepted, true],
  ['retry', Status.accepted, true],
  ['link', Status.accepted, true],
  ['oxxo', Status.pendingPayment, false],
  ['paynet', Status.pendingPayment, false],
  ['aplazo', Status.created, false],
  ['hosted oxxo', Status.pendingPayment, false],
  ['hosted aplazo', Status.created, false],
];

describe.each(ways)('%s', (way, usual, byCard) => {
  beforeEach(async () => {
    await world.clear();
    // What was tried before is out of every window.
    await world.move({ days: 8 });
  });

  it('is judged by no rule where there is none', async () => {
    const pay = await world.ways[way](newPayer());
    const { statusId, id } = await pay();
    expect(statusId).toBe(usual);
    expect(await world.detail(id)).toMatchObject({ fraudRule: null, payerIp: ownAddress });
  });

  it.each(fraudFieldNames)(
    'is declined by the blacklist for its %s',
    { tags: ['FRAUD-1'] },
    async (field) => {
      const payer = newPayer();
      const pay = await world.ways[way](payer);
      await world.list(field, payer[field]);
      const { statusId, id } = await pay();
      if (field === 'card' && !byCard) {
        expect(statusId).toBe(usual);
        expect((await world.detail(id)).fraudRule).toBeNull();
        return;
      }
      expect(statusId).toBe(Status.rejected);
      expect(await world.detail(id)).toMatchObject({
        fraudRule: `blacklist:${field}`,
        declinedReason: fraudReasons[`blacklist_${field}`].es,
        authResult: `blacklist_${field}`,
        payerIp: ownAddress,
      });
      const [last] = (await world.story(id)).slice(-1);
      expect(last).toMatchObject({ move: 'decline', reason: fraudReasons[`blacklist_${field}`].es });
    },
  );

  it.each(fraudFieldNames)(
    'is stopped by velocity for its %s, and by a challenge once',
    { tags: ['FRAUD-1'] },
    async (field) => {
      const payer = newPayer();
      // One attempt by another, who shares what the rule looks at and nothing else.
      const other: TestPayer = { email: newPayer().email, ip: '198.51.100.7', card: '4242424242424242' };
      const prepared = await world.ways[way](payer);
      await world.create(world.paymentBy({ ...other, [field]: payer[field] }));
      await world.setRule(field, 1);
      const { statusId, id, url } = await prepared();
      if (field === 'card' && !byCard) {
        expect(statusId).toBe(usual);
        return;
      }
      if (!byCard) {
        expect(statusId).toBe(Status.rejected);
        expect(await world.detail(id)).toMatchObject({
          fraudRule: `velocity:${field}`,
          authResult: `velocity_${field}`,
          declinedReason: fraudReasons[`velocity_${field}`].es,
        });
        return;
      }
      expect(statusId).toBe(Status.review);
      expect(url).toContain('/checkout/chk_');
      expect(await world.detail(id)).toMatchObject({
        fraudRule: `velocity:${field}`,
        authResult: null,
        declinedReason: null,
        secure3D: false,
      });
      const [last] = (await world.story(id)).slice(-1);
      expect(last).toMatchObject({ move: 'review', reason: fraudReasons[`velocity_${field}`].es });
      // The rule is exceeded still: who has passed a challenge is not asked again.
      expect((await world.challenge(url, 'approve')).statusId).toBe(usual);
      expect(await world.detail(id)).toMatchObject({
        statusId: usual,
        fraudRule: `velocity:${field}`,
        secure3D: true,
      });
    },
  );
});

const shared: readonly FraudField[] = ['email', 'ip', 'card'];
it('strikes by e-mail, address, card, in that order, and the blacklist before velocity', async () => {
  await world.clear();
  const payer = newPayer();
  for (const field of shared) await world.setRule(field, 1);
  await world.create(world.paymentBy(payer));
  const struckBy = async () => (await world.create(world.paymentBy(payer))).fraudRule;
  expect(await struckBy()).toBe('velocity:email');
  await world.setRule('email', 1, 'day', false);
  expect(await struckBy()).toBe('velocity:ip');
  await world.setRule('ip', 1, 'day', false);
  expect(await struckBy()).toBe('velocity:card');
  await world.list('card', payer.card);
  expect(await struckBy()).toBe('blacklist:card');
  await world.list('ip', payer.ip);
  expect(await struckBy()).toBe('blacklist:ip');
  await world.list('email', payer.email.toUpperCase());
  expect(await struckBy()).toBe('blacklist:email');
});
