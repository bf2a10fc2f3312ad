import { amountLimits } from '@pasarela/contracts/money/money';
import type { NextOutcome } from '@pasarela/contracts/sandbox/next-outcomes';
import type { HistoryCard, PageAction, Pick, Process, Step } from './history-steps.ts';
import { isPageSuited } from './model-pages.ts';
import type { Model } from './model-state.ts';
import { nextWork } from './model-time.ts';

export type Bought = { readonly reference: string; readonly amount: number; readonly email: string };

/** A step with what it is about: numbers of the model's, which are those of the database. */
export type Action =
  | {
      readonly kind: 'pay';
      readonly purchase: Bought;
      readonly card: HistoryCard;
      readonly process: Process;
      readonly months: number | undefined;
      readonly keep: boolean;
    }
  | {
      readonly kind: 'payByToken';
      readonly purchase: Bought;
      /** Counted from 1 among those that were kept; 0: none. */
      readonly token: number;
      readonly process: Process;
    }
  | { readonly kind: 'payByCash'; readonly purchase: Bought; readonly method: 5 | 11 }
  | { readonly kind: 'payByAplazo'; readonly purchase: Bought }
  | {
      readonly kind: 'open';
      readonly purchase: Bought;
      readonly process: Process;
      readonly method: number | undefined;
    }
  /** The page is named by the transaction that it shows. */
  | { readonly kind: 'page'; readonly transaction: number; readonly action: PageAction }
  | { readonly kind: 'capture' | 'refund'; readonly transaction: number; readonly amount: number }
  | { readonly kind: 'cancel' | 'simulateCash'; readonly transaction: number }
  | { readonly kind: 'nextOutcome'; readonly outcome: NextOutcome }
  | { readonly kind: 'cancelSubscription'; readonly subscription: number }
  | { readonly kind: 'clock' | 'timer' | 'wait'; readonly by: number };

/** Nothing has this number. */
const nothing = 999_999;

const picked = <Item>(
  items: readonly Item[],
  { suited, index }: Pick,
  suits: (item: Item) => boolean,
): Item | undefined => {
  const fitting = suited ? items.filter(suits) : items;
  const among = fitting.length > 0 ? fitting : items;
  // The newest first: what has just begun is what most is done with.
  return among.at(-1 - (index % Math.max(1, among.length)));
};

const boughtOf = ({ purchase }: Extract<Step, { purchase: unknown }>): Bought => ({
  ...purchase,
  reference: `HISTORIA-${purchase.reference}`,
});

const transactionOf = (model: Model, pick: Pick, ...statuses: readonly number[]) =>
  picked(model.transactions, pick, ({ status }) => statuses.includes(status));

const spanOf = (model: Model, by: Extract<Step, { by: unknown }>['by']): number => {
  if (typeof by === 'number') return by;
  const next = nextWork(model)?.due ?? model.now;
  return Math.max(1_000, next - model.now + by.seconds * 1_000);
};

/** Up to what any payment may come to. */
const shareOf = (amount: number, perMille: number): number =>
  Math.min(amountLimits.max, Math.round((amount * perMille) / 1_000));

/** Names what a step is about; undefined where there is no page to do it on. */
export const actionOf = (model: Model, step: Step): Action | undefined => {
  switch (step.kind) {
    case 'pay':
    case 'payByCash':
    case 'payByAplazo':
    case 'open':
      return { ...step, purchase: boughtOf(step) };
    case 'payByToken': {
      const card = picked(model.tokens, step.token, () => true);
      return { ...step, purchase: boughtOf(step), token: card ? model.tokens.lastIndexOf(card) + 1 : 0 };
    }
    case 'page': {
      const page = picked(model.pages, step.page, (one) => isPageSuited(model, one, step.action));
      return page && { kind: 'page', transaction: page.transaction, action: step.action };
    }
    case 'capture': {
      const row = transactionOf(model, step.transaction, 8);
      const amount = Math.max(100, shareOf(row?.amount ?? 0, step.perMille));
      return { kind: 'capture', transaction: row?.id ?? nothing, amount };
    }
    case 'refund': {
      const row = transactionOf(model, step.transaction, 2, 16);
      const remaining = row ? row.amount - row.refunded : 0;
      const amount = Math.max(1, shareOf(remaining, step.perMille));
      return { kind: 'refund', transaction: row?.id ?? nothing, amount };
    }
    case 'cancel':
      return { kind: 'cancel', transaction: transactionOf(model, step.transaction, 1, 5, 8)?.id ?? nothing };
    case 'simulateCash':
      return { kind: 'simulateCash', transaction: transactionOf(model, step.transaction, 5)?.id ?? nothing };
    case 'cancelSubscription': {
      const row = picked(model.subscriptions, step.subscription, ({ status }) => status !== 'canceled');
      return { kind: 'cancelSubscription', subscription: row?.id ?? nothing };
    }
    case 'nextOutcome':
      return step;
    case 'clock':
    case 'timer':
    case 'wait':
      return { kind: step.kind, by: spanOf(model, step.by) };
  }
};
