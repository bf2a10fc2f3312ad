import { addDays, day, minute } from '@pasarela/contracts/dates/dates';
import type { Process } from './history-steps.ts';
import type { Action, Bought } from './model-actions.ts';
import {
  begin,
  chargeCard,
  expectDispute,
  freed,
  monthsAllowed,
  openPage,
  replace,
} from './model-attempts.ts';
import { actOnPage, answeredAs, type Expected, invalid, refusedAs } from './model-pages.ts';
import {
  dropWork,
  enter,
  type Model,
  type ModelProcess,
  type ModelTransaction,
  today,
} from './model-state.ts';
import { advance, payNow } from './model-time.ts';

const done: Expected = { status: 200, code: '' };
const notFound = (code: string): Expected => refusedAs(code, 404);

const processOf = (model: Model, process: Process, amount: number): ModelProcess => {
  if (process.kind === 'sale') return {};
  if (process.kind === 'twoSteps') return { twoSteps: true };
  const { frequency, firstIn } = process.plan;
  const first = firstIn === undefined ? {} : { first: addDays(today(model), firstIn) };
  return { plan: { frequency, amount, ...first } };
};

const beginsInThePast = (process: Process): boolean =>
  process.kind === 'subscription' && process.plan.firstIn !== undefined && process.plan.firstIn < 0;

/** A payment begins under its reference, where that is free; then it is paid, or left to its page. */
const start = (
  model: Model,
  purchase: Bought,
  process: ModelProcess,
  go: (row: ModelTransaction) => void,
): Expected => {
  const replaced = freed(model, purchase.reference);
  if (!replaced) return refusedAs('reference_taken');
  const row = begin(model, purchase, process);
  go(row);
  replace(model, replaced, row);
  return answeredAs(row);
};

const refund = (model: Model, row: ModelTransaction, amount: number): Expected => {
  const remaining = row.amount - row.refunded;
  const { method, paidAt } = row;
  if (method !== 8 && method !== 10 && method !== 13) return refusedAs('refund_method_not_allowed');
  if ((row.status !== 2 && row.status !== 16) || paidAt === null) return refusedAs('status_not_allowed');
  // The verification of a card.
  if (remaining === 0) return refusedAs('refund_exceeds_remaining');
  if (model.now < paidAt + 5 * minute) return refusedAs('refund_too_early');
  if (amount > remaining || amount < Math.min(100, remaining)) return refusedAs('refund_exceeds_remaining');
  if (amount < remaining && method === 13) return refusedAs('refund_only_total');
  if (amount < remaining && model.now < paidAt + day) return refusedAs('refund_partial_too_early');
  row.refunded += amount;
  enter(model, row, amount === remaining ? 12 : 16);
  return answeredAs(row);
};

const capture = (model: Model, row: ModelTransaction, amount: number): Expected => {
  if (row.status !== 8) return refusedAs('status_not_allowed');
  if (amount > row.amount) return refusedAs('capture_exceeds_authorized');
  row.authorized = row.amount;
  row.amount = amount;
  payNow(model, row.id);
  expectDispute(model, row);
  return answeredAs(row);
};

const withTransaction = (model: Model, id: number, act: (row: ModelTransaction) => Expected): Expected => {
  const row = model.transactions[id - 1];
  return row ? act(row) : notFound('transaction_not_found');
};

/** What the specification says happens; changes the model, and answers what the call is to be answered. */
export const expectedOf = (model: Model, action: Action): Expected => {
  switch (action.kind) {
    case 'pay': {
      const { purchase, card, process, months, keep } = action;
      const { amount } = purchase;
      if (months !== undefined && (process.kind === 'subscription' || !monthsAllowed(card, amount, months)))
        return invalid;
      if (beginsInThePast(process)) return invalid;
      const kept = keep ? { keep } : {};
      return start(model, purchase, { ...processOf(model, process, amount), ...kept }, (row) =>
        chargeCard(model, row, card, 'present', months),
      );
    }
    case 'payByToken': {
      const { purchase, token, process } = action;
      const card = model.tokens[token - 1];
      if (!card) return notFound('card_token_not_found');
      if (beginsInThePast(process)) return invalid;
      return start(model, purchase, processOf(model, process, purchase.amount), (row) =>
        chargeCard(model, row, card, 'stored'),
      );
    }
    case 'payByCash': {
      const { purchase, method } = action;
      if (method === 5 && purchase.amount > 1_000_000) return invalid;
      return start(model, purchase, {}, (row) => {
        row.method = method;
        openPage(model, row, 'direct', null);
        enter(model, row, 5);
      });
    }
    case 'payByAplazo':
      return start(model, action.purchase, {}, (row) => {
        row.method = 13;
        openPage(model, row, 'direct', null);
        enter(model, row, 1);
      });
    case 'open': {
      const { purchase, process, method } = action;
      const byCard = method === undefined || method === 8 || method === 10;
      if (!byCard && process.kind !== 'sale') return invalid;
      if (method === 5 && purchase.amount > 1_000_000) return invalid;
      if (beginsInThePast(process)) return invalid;
      const fixed = method === undefined ? {} : { method };
      return start(model, purchase, { ...processOf(model, process, purchase.amount), ...fixed }, (row) => {
        openPage(model, row, 'web', model.now + day);
        enter(model, row, 1);
      });
    }
    case 'page':
      return withTransaction(model, action.transaction, ({ page }) => {
        if (!page) throw new Error(`the model's transaction ${action.transaction} has no page`);
        return actOnPage(model, page, action.action);
      });
    case 'capture':
      return withTransaction(model, action.transaction, (row) => capture(model, row, action.amount));
    case 'refund':
      return withTransaction(model, action.transaction, (row) => refund(model, row, action.amount));
    case 'cancel':
      return withTransaction(model, action.transaction, (row) => {
        if (row.status !== 8 && row.status !== 1 && row.status !== 5) return refusedAs('status_not_allowed');
        enter(model, row, row.status === 8 ? 9 : 15);
        return answeredAs(row);
      });
    case 'simulateCash':
      return withTransaction(model, action.transaction, (row) => {
        if (row.status !== 5) return refusedAs('status_not_allowed');
        payNow(model, row.id);
        return done;
      });
    case 'nextOutcome':
      model.nextOutcome = action.outcome;
      return done;
    case 'cancelSubscription': {
      const subscription = model.subscriptions[action.subscription - 1];
      if (!subscription) return notFound('subscription_not_found');
      if (subscription.status === 'canceled') return refusedAs('subscription_ended');
      subscription.status = 'canceled';
      subscription.next = null;
      dropWork(model, subscription.id, 'collect');
      return { status: 200, code: '002' };
    }
    case 'clock':
    case 'timer':
    case 'wait':
      advance(model, model.now + action.by);
      return done;
  }
};
