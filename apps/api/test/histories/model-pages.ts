import { fundingOf } from '@pasarela/contracts/test-cards/test-cards';
import type { PageAction } from './history-steps.ts';
import { begin, chargeCard, freed, monthsAllowed, replace } from './model-attempts.ts';
import { enter, type Model, type ModelPage, type ModelTransaction } from './model-state.ts';
import { payNow } from './model-time.ts';

/** What an answer says: the HTTP status, and the response code, the status of the page's payment, or the code of the refusal. */
export type Expected = { readonly status: number; readonly code: string };

export const refusedAs = (code: string, status = 409): Expected => ({ status, code });
export const invalid = refusedAs('invalid_fields', 422);
export const answeredAs = ({ status }: ModelTransaction): Expected => ({
  status: 200,
  code: String(status).padStart(3, '0'),
});

const shownBy = (model: Model, { transaction }: ModelPage): ModelTransaction => {
  const row = model.transactions[transaction - 1];
  if (!row) throw new Error(`the model has no transaction ${transaction}`);
  return row;
};

const mayTryAgain = (model: Model, page: ModelPage, { status }: ModelTransaction): boolean =>
  page.kind === 'web' && [3, 10, 14].includes(status) && model.now < (page.expiresAt ?? 0);

/** Whether a page waits for what somebody is about to do on it. */
export const isPageSuited = (model: Model, page: ModelPage, { kind }: PageAction): boolean => {
  const row = shownBy(model, page);
  if (kind === 'challenge') return row.status === 7;
  if (kind === 'aplazo') return row.status === 1 && row.method === 13;
  if (kind === 'leave') return row.status === 1;
  return (row.status === 1 && page.kind === 'web') || mayTryAgain(model, page, row);
};

/** Whether the form of a payment offers a way to pay it. */
const isOffered = ({ process, amount }: ModelTransaction, method: number): boolean => {
  const fixed = process.method === 10 ? 8 : process.method;
  if (fixed !== undefined && fixed !== method) return false;
  if (method !== 8 && (process.twoSteps || process.plan)) return false;
  return method !== 5 || amount <= 1_000_000;
};

/** A page that was asked for with credit or debit takes no other card. */
const isTaken = ({ process: { method } }: ModelTransaction, cardNumber: string): boolean =>
  method === undefined || (method === 8 ? 'credit' : 'debit') === fundingOf(cardNumber);

type Paying = Extract<PageAction, { kind: 'card' | 'cash' | 'chooseAplazo' }>;

const mayPayBy = (row: ModelTransaction, action: Paying): boolean => {
  if (action.kind === 'cash') return isOffered(row, action.method);
  if (action.kind === 'chooseAplazo') return isOffered(row, 13);
  const { card, months } = action;
  return (
    isOffered(row, 8) &&
    isTaken(row, card.number) &&
    (months === undefined || (!row.process.plan && monthsAllowed(card, row.amount, months)))
  );
};

/** The payer chooses how to pay: the transaction that waits goes on, or another attempt begins after one that failed. */
const pay = (model: Model, page: ModelPage, action: Paying): Expected => {
  const shown = shownBy(model, page);
  const waiting = shown.status === 1 && page.kind === 'web';
  if (!waiting && !mayTryAgain(model, page, shown)) return refusedAs('checkout_ended');
  if (!mayPayBy(shown, action)) return invalid;
  let row = shown;
  if (!waiting) {
    const replaced = freed(model, shown.reference);
    if (!replaced) return refusedAs('reference_taken');
    const { reference, amount, email, process } = shown;
    row = begin(model, { reference, amount, email }, process);
    row.page = page;
    page.transaction = row.id;
    attempt(model, row, action, true);
    replace(model, replaced, row);
  } else attempt(model, row, action, false);
  return answeredAs(row);
};

const attempt = (model: Model, row: ModelTransaction, action: Paying, isNew: boolean): void => {
  if (action.kind === 'card') {
    chargeCard(model, row, action.card, 'present', action.months);
  } else if (action.kind === 'cash') {
    row.method = action.method;
    enter(model, row, 5);
  } else {
    row.method = 13;
    if (isNew) enter(model, row, 1);
  }
};

/** What somebody does on a hosted page. */
export const actOnPage = (model: Model, page: ModelPage, action: PageAction): Expected => {
  const row = shownBy(model, page);
  switch (action.kind) {
    case 'card':
    case 'cash':
    case 'chooseAplazo':
      return pay(model, page, action);
    case 'leave':
      if (row.status !== 1) return refusedAs('checkout_ended');
      enter(model, row, 4);
      return answeredAs(row);
    case 'challenge':
      if (row.status !== 7) return refusedAs('status_not_allowed');
      if (action.outcome === 'approve' && row.card)
        chargeCard(model, row, row.card, 'challenged', row.months ?? undefined);
      else enter(model, row, action.outcome === 'leave' ? 10 : 3);
      return answeredAs(row);
    case 'aplazo':
      if (row.status !== 1 || row.method !== 13) return refusedAs('status_not_allowed');
      if (action.outcome === 'approve') payNow(model, row.id);
      else enter(model, row, action.outcome === 'reject' ? 3 : 4);
      return answeredAs(row);
  }
};
