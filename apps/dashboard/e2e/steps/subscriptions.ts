import type { SubscriptionDetail } from '@pasarela/contracts/subscriptions/subscription-detail-schema';
import type { SubscriptionRow } from '@pasarela/contracts/subscriptions/subscription-list-schema';
import type { SubscriptionTab } from '@pasarela/contracts/subscriptions/subscription-status';
import { type APIRequestContext, expect } from '@playwright/test';
import { moveClock } from './account-clock.ts';
import { type DemoBusiness, userOfRole } from './demo-people.ts';
import { newReference, payByCard } from './payment-calls.ts';
import { sharedToken } from './sessions.ts';

/** Approved now, declined whenever it is charged again. */
const approvedOnce = '4000000000000341';

export type MadeSubscription = { readonly id: number; readonly reference: string };

/** A subscription of 350.50 that begins now. */
export const subscribe = async (
  request: APIRequestContext,
  business: DemoBusiness,
  frequency: 'Daily' | 'Monthly' = 'Monthly',
  card: object = {},
): Promise<MadeSubscription> => {
  const reference = newReference();
  const { subscriptionId } = await payByCard(request, business, {
    ReferenceNumber: reference,
    Amount: 350.5,
    cardExpirationYear: '2099',
    PaymentProcess: { Subscription: { Frequency: frequency } },
    ...card,
  });
  return { id: Number(subscriptionId), reference };
};

const headersOf = async (request: APIRequestContext, business: DemoBusiness) => ({
  Authorization: `Bearer ${await sharedToken(request, userOfRole.General)}`,
  Company: String(business.id),
});

export const readSubscription = async (
  request: APIRequestContext,
  business: DemoBusiness,
  id: number,
): Promise<SubscriptionDetail> => {
  const headers = await headersOf(request, business);
  const answer = await request.get(`/api/subscription/SubscriptionDetail?id=${id}`, { headers });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: SubscriptionDetail }).data;
};

/** One that rests: its charge was declined on three days, by the clock of a business whose clock may be moved. */
export const subscribeAndFail = async (
  request: APIRequestContext,
  business: DemoBusiness,
): Promise<MadeSubscription> => {
  const made = await subscribe(request, business, 'Daily', { cardNumber: approvedOnce });
  await moveClock(request, business, { days: 4 });
  expect((await readSubscription(request, business, made.id)).status).toBe('Paused');
  return made;
};

/** The link with which the card of one that rests is replaced. */
export const createReplacementLink = async (
  request: APIRequestContext,
  business: DemoBusiness,
  id: number,
): Promise<string> => {
  const headers = await headersOf(request, business);
  const answer = await request.post(`/api/subscription/CreateLinkToReplaceCard/${id}`, { headers });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { linkToReplaceCard: string } };
  return new URL(data.linkToReplaceCard).pathname;
};

/** Numbers of subscriptions of a business: one in each tab, the paused one with a link to replace its card. */
export const findSubscriptions = async (
  request: APIRequestContext,
  business: DemoBusiness,
): Promise<Readonly<Record<SubscriptionTab, number>>> => {
  const headers = await headersOf(request, business);
  const find = async (status: SubscriptionTab): Promise<number> => {
    const answer = await request.get(`/api/subscription/subscription?status=${status}&rowsOfPage=100`, {
      headers,
    });
    const { data } = (await answer.json()) as { data: SubscriptionRow[] };
    const found = data.find(({ linkToReplaceCard }) => status !== 'paused' || linkToReplaceCard !== null);
    if (!found) throw new Error(`no subscription is ${status}`);
    return found.idSubscription;
  };
  return { active: await find('active'), paused: await find('paused'), canceled: await find('canceled') };
};

/** Sees to it that today's collection lies behind: before 06:00 the clock goes on to it, and today stays today. */
export const passTodaysCollection = async (
  request: APIRequestContext,
  business: DemoBusiness,
): Promise<void> => {
  const headers = await headersOf(request, business);
  const answer = await request.get('/api/sandbox/clock', { headers });
  const { data } = (await answer.json()) as { data: { now: string } };
  const hour = Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Mexico_City',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(new Date(data.now)),
  );
  if (hour < 6) await moveClock(request, business, { hours: 6 - hour });
};
