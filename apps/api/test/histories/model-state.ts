import { addDays, day, endOfDay, hour, minute, toWireDay } from '@pasarela/contracts/dates/dates';
import { type TransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { HistoryCard, historyFrequencies } from './history-steps.ts';

export type ModelPlan = {
  readonly frequency: (typeof historyFrequencies)[number];
  /** Centavos of each charge. */
  readonly amount: number;
  /** The day of the first payment, where it is not at once. */
  readonly first?: string;
};

/** What a payment is to become once it is accepted. */
export type ModelProcess = {
  readonly twoSteps?: boolean;
  readonly plan?: ModelPlan;
  readonly keep?: boolean;
  /** The only way to pay that the hosted form offers. */
  readonly method?: number;
};

export type ModelPage = {
  readonly kind: 'web' | 'direct';
  transaction: number;
  expiresAt: number | null;
};

export type ModelTransaction = {
  readonly id: number;
  readonly reference: string;
  readonly email: string;
  readonly createdAt: number;
  readonly process: ModelProcess;
  status: TransactionStatus;
  beforeDispute: TransactionStatus | null;
  amount: number;
  authorized: number | null;
  refunded: number;
  method: number | null;
  months: number | null;
  /** The card that waits for its challenge. */
  card?: HistoryCard;
  paidAt: number | null;
  replacedBy: number | null;
  page?: ModelPage;
  subscription: number | null;
  /** Charged by a collection: it shares the reference that the first payment holds. */
  readonly collected: boolean;
  paymentNumber: number | null;
  /** Its cardholder will dispute it once it is captured. */
  disputed: boolean;
};

export type ModelSubscription = {
  readonly id: number;
  readonly reference: string;
  readonly plan: ModelPlan;
  readonly card: HistoryCard;
  readonly first: string;
  status: 'active' | 'paused' | 'canceled';
  next: number | null;
  payments: number;
  failures: number;
};

type ModelChargeback = {
  readonly transaction: number;
  readonly amount: number;
  readonly openedAt: number;
  lostAt: number | null;
};

type WorkKind =
  | 'abandon'
  | 'expireCash'
  | 'payCash'
  | 'expireAuthorization'
  | 'dispute'
  | 'missProof'
  | 'collect';
export type ModelWork = {
  readonly kind: WorkKind;
  readonly subject: number;
  readonly due: number;
  /** The order that breaks a tie. */
  readonly written: number;
};

/** All that the model knows. Ids count from 1 in the order in which things begin. */
export type Model = {
  now: number;
  nextOutcome: string | null;
  readonly transactions: ModelTransaction[];
  readonly pages: ModelPage[];
  readonly tokens: HistoryCard[];
  readonly subscriptions: ModelSubscription[];
  readonly chargebacks: ModelChargeback[];
  works: ModelWork[];
  written: number;
};

export const createModel = (now: number): Model => ({
  now,
  nextOutcome: null,
  transactions: [],
  pages: [],
  tokens: [],
  subscriptions: [],
  chargebacks: [],
  works: [],
  written: 0,
});

export const scheduleWork = (model: Model, kind: WorkKind, subject: number, due: number): void => {
  model.written += 1;
  model.works.push({ kind, subject, due, written: model.written });
};

export const dropWork = (model: Model, subject: number, ...kinds: readonly WorkKind[]): void => {
  model.works = model.works.filter((work) => work.subject !== subject || !kinds.includes(work.kind));
};

export const today = (model: Model): string => toWireDay(model.now);

/** 23:59 of the third day from today. */
const cashDue = (now: number): number => endOfDay(addDays(toWireDay(now), 3)) - minute;

/** When a cash reference is paid by itself. */
const cashPatterns: Readonly<Record<string, number>> = { '+pagado': 1_000, '+pagado-luego': 6 * hour };

/** A transaction comes to a status: what it waited for is over, and it waits for what ends the new one. */
export const enter = (model: Model, row: ModelTransaction, status: TransactionStatus): void => {
  dropWork(model, row.id, 'abandon', 'expireCash', 'payCash', 'expireAuthorization');
  row.status = status;
  if (status === 1) scheduleWork(model, 'abandon', row.id, model.now + day);
  if (status === 7) scheduleWork(model, 'abandon', row.id, model.now + 30 * minute);
  if (status === 8) scheduleWork(model, 'expireAuthorization', row.id, model.now + 7 * day);
  if (status !== 5) return;
  const due = cashDue(model.now);
  scheduleWork(model, 'expireCash', row.id, due);
  const after = cashPatterns[row.email.replace(/^[^+]*|@.*/g, '')];
  if (after !== undefined) scheduleWork(model, 'payCash', row.id, model.now + after);
  // Another way may be tried for a day more.
  if (row.page?.kind === 'web') row.page.expiresAt = Math.max(row.page.expiresAt ?? 0, due + day);
};

export const holds = ({ status, collected }: ModelTransaction): boolean =>
  transactionStatuses[status].holdsReference && !collected;

/** The moment at which a day's charges are collected: 06:00 in Mexico City. */
export const collectionAt = (wireDay: string): number => endOfDay(addDays(wireDay, -1)) + 6 * hour;
