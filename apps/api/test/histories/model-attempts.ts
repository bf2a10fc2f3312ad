import { brandOf } from '@pasarela/contracts/card-numbers/card-brands';
import { addDays, addMonths, businessCalendar, day } from '@pasarela/contracts/dates/dates';
import { allowsInstallments } from '@pasarela/contracts/payment-methods/installments';
import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { fundingOf, sandboxOutcome, testCardOf } from '@pasarela/contracts/test-cards/test-cards';
import type { HistoryCard } from './history-steps.ts';
import {
  collectionAt,
  enter,
  type Model,
  type ModelPlan,
  type ModelProcess,
  type ModelSubscription,
  type ModelTransaction,
  scheduleWork,
  today,
} from './model-state.ts';

type Holder = 'present' | 'challenged' | 'stored';
type Judgement = { readonly status: TransactionStatus; readonly disputed: boolean };

export const monthsAllowed = ({ number }: HistoryCard, amount: number, months: number): boolean => {
  const brand = brandOf(number);
  return brand !== undefined && allowsInstallments({ brand, funding: fundingOf(number) }, amount, months);
};

/** What the sandbox's bank answers: what it was told to, or what the table of test cards says. */
const judged = (model: Model, card: HistoryCard, holder: Holder, collected: boolean): Judgement => {
  const { year, month } = businessCalendar(model.now);
  const told = collected || holder === 'challenged' ? null : model.nextOutcome;
  if (told !== null) model.nextOutcome = null;
  const { kind } =
    told === null
      ? sandboxOutcome(testCardOf(card), card, { year, month: month + 1 })
      : { kind: told === 'approved' || told === 'review' ? told : 'declined' };
  const declined = kind === 'declined' || (kind === 'approvedOnce' && holder === 'stored');
  if (declined) return { status: 3, disputed: false };
  const asked = kind === 'review' && (holder === 'present' || told !== null);
  return { status: asked ? 7 : 2, disputed: kind === 'disputed' };
};

const monthsOf = { Monthly: 1, Halfyearly: 6, Annual: 12 } as const;

/** The day of a subscription's payment, counted from 0: months are clamped and come back. */
export const planDay = ({ frequency }: ModelPlan, first: string, index: number): string => {
  if (frequency === 'Daily') return addDays(first, index);
  return frequency === 'Biweekly'
    ? addDays(first, 14 * index)
    : addMonths(first, monthsOf[frequency] * index);
};

const subscribe = (model: Model, row: ModelTransaction, plan: ModelPlan, card: HistoryCard): void => {
  // A day that has come by the time the payer pays is today.
  const paid = plan.first === undefined || plan.first <= today(model);
  const first = paid ? today(model) : (plan.first ?? '');
  const next = collectionAt(planDay(plan, first, paid ? 1 : 0));
  const subscription: ModelSubscription = {
    id: model.subscriptions.length + 1,
    reference: row.reference,
    plan,
    card,
    first,
    status: 'active',
    next,
    payments: paid ? 1 : 0,
    failures: 0,
  };
  model.subscriptions.push(subscription);
  scheduleWork(model, 'collect', subscription.id, next);
  row.subscription = subscription.id;
  row.paymentNumber = paid ? 1 : null;
  if (!paid) row.amount = 0;
};

/** The cardholders of some test cards dispute what they paid, three days later. */
export const expectDispute = (model: Model, { id, disputed }: ModelTransaction): void => {
  if (disputed) scheduleWork(model, 'dispute', id, model.now + 3 * day);
};

/** A card is charged for a transaction that has begun. */
export const chargeCard = (
  model: Model,
  row: ModelTransaction,
  card: HistoryCard,
  holder: Holder,
  months?: number,
): void => {
  const { status, disputed } = judged(model, card, holder, row.collected);
  row.method = fundingOf(card.number) === 'credit' ? 8 : 10;
  row.months = months ?? null;
  if (status === 7) row.card = card;
  if (status !== 2) {
    if (status === 7 && !row.page) openPage(model, row, 'direct', null);
    enter(model, row, status);
    return;
  }
  const { twoSteps, plan, keep } = row.process;
  if (keep) model.tokens.push(card);
  if (plan) subscribe(model, row, plan, card);
  enter(model, row, twoSteps ? 8 : 2);
  if (!twoSteps) row.paidAt = model.now;
  row.disputed = disputed && row.amount > 0;
  if (!twoSteps) expectDispute(model, row);
};

export const openPage = (
  model: Model,
  row: ModelTransaction,
  kind: 'web' | 'direct',
  expiresAt: number | null,
): void => {
  row.page = { kind, transaction: row.id, expiresAt };
  model.pages.push(row.page);
};

/** What a reference's earlier attempts make of a new one: refused, or those that it takes the place of. */
export const freed = (model: Model, reference: string): readonly ModelTransaction[] | undefined => {
  const others = model.transactions.filter((row) => row.reference === reference && !row.collected);
  if (others.some((row) => holds1(row))) return undefined;
  return others.filter(({ status }) => [1, 3, 4, 6, 10, 14, 15].includes(status));
};

const holds1 = (row: ModelTransaction): boolean =>
  row.status !== 1 && [2, 5, 7, 8, 12, 16, 17, 18].includes(row.status);

export const begin = (
  model: Model,
  purchase: { readonly reference: string; readonly amount: number; readonly email: string },
  process: ModelProcess,
  collection?: ModelSubscription,
): ModelTransaction => {
  const row: ModelTransaction = {
    ...purchase,
    id: model.transactions.length + 1,
    createdAt: model.now,
    process,
    status: 1,
    beforeDispute: null,
    authorized: null,
    refunded: 0,
    method: null,
    months: null,
    paidAt: null,
    replacedBy: null,
    subscription: collection?.id ?? null,
    collected: collection !== undefined,
    paymentNumber: collection ? collection.payments + 1 : null,
    disputed: false,
  };
  model.transactions.push(row);
  return row;
};

export const replace = (model: Model, rows: readonly ModelTransaction[], by: ModelTransaction): void => {
  for (const row of rows) {
    enter(model, row, 11);
    row.replacedBy = by.id;
  }
};
