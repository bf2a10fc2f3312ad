import { addDays, day } from '@pasarela/contracts/dates/dates';
import { begin, chargeCard, planDay } from './model-attempts.ts';
import { collectionAt, enter, type Model, type ModelWork, scheduleWork, today } from './model-state.ts';

const transactionOf = (model: Model, id: number) => {
  const row = model.transactions[id - 1];
  if (!row) throw new Error(`the model has no transaction ${id}`);
  return row;
};

/** A payment of a subscription is charged; one that is declined is tried again on two more days. */
const collect = (model: Model, id: number): void => {
  const subscription = model.subscriptions[id - 1];
  if (subscription?.status !== 'active') return;
  const { plan, first, reference } = subscription;
  const charge = begin(model, { reference, amount: plan.amount, email: '' }, {}, subscription);
  chargeCard(model, charge, subscription.card, 'stored');
  if (charge.status === 2) {
    subscription.payments += 1;
    subscription.failures = 0;
    let index = 0;
    while (planDay(plan, first, index) <= today(model)) index += 1;
    subscription.next = collectionAt(planDay(plan, first, index));
  } else {
    subscription.failures += 1;
    if (subscription.failures === 3) subscription.status = 'paused';
    subscription.next = subscription.failures === 3 ? null : collectionAt(addDays(today(model), 1));
  }
  if (subscription.next !== null) scheduleWork(model, 'collect', id, subscription.next);
};

const dispute = (model: Model, id: number): void => {
  const row = transactionOf(model, id);
  if (![2, 16].includes(row.status)) return;
  row.beforeDispute = row.status;
  enter(model, row, 17);
  model.chargebacks.push({
    transaction: id,
    amount: row.amount - row.refunded,
    openedAt: model.now,
    lostAt: null,
  });
  scheduleWork(model, 'missProof', model.chargebacks.length, model.now + 10 * day);
};

const missProof = (model: Model, id: number): void => {
  const chargeback = model.chargebacks[id - 1];
  if (!chargeback) throw new Error(`the model has no chargeback ${id}`);
  chargeback.lostAt = model.now;
  enter(model, transactionOf(model, chargeback.transaction), 18);
};

/** Somebody pays, at the shop or on Aplazo's page. */
export const payNow = (model: Model, id: number): void => {
  const row = transactionOf(model, id);
  enter(model, row, 2);
  row.paidAt = model.now;
};

const carry: Readonly<Record<ModelWork['kind'], (model: Model, subject: number) => void>> = {
  abandon: (model, id) => enter(model, transactionOf(model, id), 10),
  expireCash: (model, id) => enter(model, transactionOf(model, id), 14),
  expireAuthorization: (model, id) => enter(model, transactionOf(model, id), 13),
  payCash: payNow,
  dispute,
  missProof,
  collect,
};

/** What falls due next. */
export const nextWork = ({ works }: Model): ModelWork | undefined =>
  works.toSorted((one, other) => one.due - other.due || one.written - other.written)[0];

/** Time passes: what falls due on the way happens, each at its own moment. */
export const advance = (model: Model, to: number): void => {
  for (;;) {
    const work = nextWork(model);
    if (!work || work.due > to) break;
    model.works = model.works.filter((other) => other !== work);
    model.now = work.due;
    carry[work.kind](model, work.subject);
  }
  model.now = to;
};
