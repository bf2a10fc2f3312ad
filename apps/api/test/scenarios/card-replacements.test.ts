import { day } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { createCardToken, sentCard } from '../factories/cards-factory.ts';
import { createTransaction } from '../factories/transactions-factory.ts';
import { approvedOnce, createSubscriptionWorld, type SubscriptionWorld } from '../subscription-world.ts';
import { rowsOf } from '../table-rows.ts';

let world: SubscriptionWorld;
beforeAll(async () => {
  world = await createSubscriptionWorld();
});
afterAll(() => world.app.close());

/** A subscription whose card was declined on three days. */
const paused = async (): Promise<number> => {
  const id = await world.subscribe('Monthly', { cardNumber: approvedOnce });
  const { nextPaymentAt } = await world.subscription(id);
  await world.moveTo((nextPaymentAt?.getTime() ?? 0) + 2 * day);
  return id;
};
const create = async (id: number) => {
  const { data } = await world.app.calls.answered('createCardReplacement', {
    params: { id },
    headers: world.headers(),
  });
  const [, token = ''] = data.linkToReplaceCard.split('/checkout/');
  return { ...data, token };
};
const view = async (token: string) =>
  (await world.app.calls.answered('getCardReplacement', { params: { token } })).data;
const replace = async (token: string, body: object = sentCard) =>
  (await world.app.calls.answered('replaceCard', { params: { token }, body })).data;
const refusal = async (token: string, body: object = sentCard) => {
  const { status, code, errors } = await world.app.calls.refused('replaceCard', { params: { token }, body });
  return { status, code, fields: errors.map((error) => [error.field, error.code]) };
};
const shownLink = async (id: number) => {
  const { data } = await world.app.calls.answered('getSubscription', {
    query: { id },
    headers: world.headers(),
  });
  return data.linkToReplaceCard;
};

describe('the link that replaces a card', () => {
  it('shows whose subscription it is, and the card that is replaced', { tags: ['CALL-38'] }, async () => {
    const id = await paused();
    const { token, linkToReplaceCard, expirationLinkDate } = await create(id);
    expect(linkToReplaceCard).toBe(`${world.app.url}/checkout/${token}`);
    expect(token).toMatch(/^rpl_[\w-]{22,}$/);
    expect(Date.parse(expirationLinkDate)).toBe((await world.now()) + limits.cardReplacementLife);
    expect(await shownLink(id)).toBe(linkToReplaceCard);
    const { referenceNumber } = await world.subscription(id);
    expect(await view(token)).toEqual({
      state: 'form',
      environment: 'Sandbox',
      merchant: {
        name: 'Librería Jacaranda',
        urlLogo: expect.stringMatching(/^\/api\/files\/file_/),
        notificationText: expect.any(String),
      },
      referenceNumber,
      customerName: 'Ana López',
      amount: 350.5,
      currency: 'MXN',
      frequency: 'Monthly',
      numberOfPays: null,
      paymentsMade: 1,
      card: { brand: 'Visa', lastFour: '0341' },
      usedAt: null,
      expiresAt: expirationLinkDate,
      now: new Date(await world.now()).toISOString(),
    });
  });

  it('is sent to the customer', async () => {
    const id = await paused();
    const { token } = await create(id);
    const emails = await world.app.database.read.all<{ recipients: string; draft: string }>(
      sql`select recipients, draft from emails where account_id = ${world.accountId} and kind = 'cardReplacement' order by id desc limit 1`,
    );
    expect(emails[0]?.recipients).toBe('ana.lopez@example.com');
    expect(emails[0]?.draft).toContain(`/checkout/${token}`);
  });

  it('takes another card, leaves the subscription resting, and charges by it once it is reactivated', {
    tags: ['SUBSCRIPTION-30'],
  }, async () => {
    const id = await paused();
    const { token } = await create(id);
    const before = await world.subscription(id);
    const changed = await replace(token, {
      ...sentCard,
      cardNumber: '5555555555554444',
      cardExpirationYear: '99',
    });
    expect(changed).toMatchObject({
      state: 'used',
      card: { brand: 'Mastercard', lastFour: '4444' },
      usedAt: new Date(await world.now()).toISOString(),
    });
    const { cardTokenId, ...after } = await world.subscription(id);
    expect(after).toEqual({ ...before, cardTokenId: undefined, ...after });
    expect(cardTokenId).not.toBe(before.cardTokenId);
    expect(after.status).toBe('paused');
    expect(await shownLink(id)).toBeNull();
    // A card was looked at: nothing was sold.
    expect((await world.charges(id)).every(({ status }) => status === 3)).toBe(true);

    await world.app.calls.answered('reactivateSubscription', {
      body: { subscriptionId: id },
      headers: world.headers(),
    });
    const { nextPaymentAt } = await world.subscription(id);
    await world.moveTo(nextPaymentAt?.getTime() ?? 0);
    expect((await world.charges(id)).at(-1)).toMatchObject({
      status: 2,
      cardLastFour: '4444',
      paymentNumber: 2,
    });
  });

  it('works once, however many use it at once', { tags: ['SUBSCRIPTION-30'] }, async () => {
    const id = await paused();
    const { token } = await create(id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.app.calls.send('replaceCard', { params: { token }, body: sentCard }),
      ),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? '200' : String(body.code)));
    expect(codes.toSorted()).toEqual(['200', ...Array.from({ length: 19 }, () => 'card_replacement_ended')]);
    expect((await refusal(token)).code).toBe('card_replacement_ended');
    expect((await view(token)).state).toBe('used');
  });

  it("serves for seven days by the account's clock, to the second", {
    tags: ['SUBSCRIPTION-30'],
  }, async () => {
    const id = await paused();
    const { token } = await create(id);
    const end = (await world.now()) + limits.cardReplacementLife;
    await world.moveTo(end - 1_000);
    expect((await view(token)).state).toBe('form');
    expect(await shownLink(id)).not.toBeNull();
    // Refused for its card alone.
    expect((await refusal(token, { ...sentCard, cardNumber: '4000000000000002' })).code).toBe(
      'card_not_accepted',
    );
    await world.moveTo(end);
    expect((await view(token)).state).toBe('expired');
    expect(await refusal(token)).toEqual({ status: 409, code: 'card_replacement_ended', fields: [] });
    expect(await shownLink(id)).toBeNull();
  });

  it('gives way to a newer one', async () => {
    const id = await paused();
    const [older, newer] = [await create(id), await create(id)];
    expect((await view(older.token)).state).toBe('expired');
    expect((await refusal(older.token)).code).toBe('card_replacement_ended');
    expect(await shownLink(id)).toBe(newer.linkToReplaceCard);
    expect((await replace(newer.token)).state).toBe('used');
  });

  it('ends with its subscription, from either side, and is not needed once that charges again', async () => {
    const ended = await paused();
    const link = await create(ended);
    await world.app.calls.answered('cancelSubscription', {
      body: { subscriptionId: ended, reason: 'Se dio de baja.' },
      headers: world.headers(),
    });
    expect((await view(link.token)).state).toBe('ended');
    const active = await paused();
    const other = await create(active);
    await world.app.calls.answered('reactivateSubscription', {
      body: { subscriptionId: active },
      headers: world.headers(),
    });
    expect((await view(other.token)).state).toBe('notNeeded');
    for (const { token } of [link, other]) expect((await refusal(token)).code).toBe('card_replacement_ended');
    // One that rests again needs a new link: the old one does not come back.
    const { nextPaymentAt } = await world.subscription(active);
    await world.moveTo((nextPaymentAt?.getTime() ?? 0) + 2 * day);
    expect((await world.subscription(active)).status).toBe('paused');
    expect((await view(other.token)).state).toBe('expired');
  });

  it('names every field that is wrong, and takes the card that follows', async () => {
    const id = await paused();
    const { token } = await create(id);
    expect(await refusal(token, {})).toEqual({
      status: 422,
      code: 'invalid_fields',
      fields: ['cardNumber', 'cardExpirationMonth', 'cardExpirationYear', 'cvv'].map((field) => [
        field,
        'required',
      ]),
    });
    for (const [changes, field, code] of [
      [{ cardNumber: '4242424242424241' }, 'cardNumber', 'card_number_invalid'],
      [{ cardNumber: '6011000990139424' }, 'cardNumber', 'card_brand_unknown'],
      [{ cardNumber: '42424242' }, 'cardNumber', 'invalid_format'],
      [{ cvv: '1234' }, 'cvv', 'security_code_length'],
      [{ cardExpirationMonth: '13' }, 'cardExpirationMonth', 'month_invalid'],
    ] as const)
      expect([changes, (await refusal(token, { ...sentCard, ...changes })).fields]).toEqual([
        changes,
        [[field, code]],
      ]);
    for (const [cardNumber, reason] of [
      ['4000000000000002', /rechaz/i],
      ['4000000000009995', /fondos/i],
    ] as const) {
      const { message } = await world.app.calls.refused('replaceCard', {
        params: { token },
        body: { ...sentCard, cardNumber },
      });
      expect(message).toMatch(reason);
    }
    expect((await view(token)).card.lastFour).toBe('0341');
    expect((await replace(token)).card.lastFour).toBe('4242');
  });

  it('is no page of a payment, and a page of a payment is no link', async () => {
    const { token } = await create(await paused());
    const { checkoutToken } = await createTransaction(world.app, world.accountId, 1);
    for (const [name, params] of [
      ['getCheckout', { token }],
      ['leaveCheckout', { token }],
      ['getCardReplacement', { token: checkoutToken }],
      ['getCardReplacement', { token: 'rpl_99999999999999999999' }],
      ['getCardReplacement', { token: await createCardToken(world.app, world.accountId) }],
    ] as const)
      expect((await world.app.calls.refused(name, { params })).code).toBe('checkout_not_found');
  });

  it('keeps nothing of a number or a code', async () => {
    const { token } = await create(await paused());
    const cardNumber = '5555555555554444';
    await replace(token, { ...sentCard, cardNumber, cvv: '987' });
    const tables = ['card_tokens', 'card_replacements', 'subscriptions', 'emails'] as const;
    const rows = await Promise.all(tables.map((table) => rowsOf(world.app.database.read, table)));
    const text = JSON.stringify(rows);
    expect(text).toContain('4444');
    expect(text).not.toContain(cardNumber);
  });
});
