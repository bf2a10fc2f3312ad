import { day, toWireDay } from '@pasarela/contracts/dates/dates';
import { limits } from '@pasarela/contracts/limits/limits';
import { statusAfter } from '@pasarela/contracts/statuses/transaction-moves';
import { Status } from '@pasarela/contracts/statuses/transaction-status';
import type { DueWorkKind } from '#core/due-work/due-work.ts';
import { typeInGroup } from '#core/files/file-content.ts';
import { statusOf } from '#core/transactions/transaction-fields.ts';
import { waitingKinds } from '#core/transactions/transaction-waits.ts';
import type { DueWorkRow, StoredTables, TransactionRow } from '#generated/stored-tables.ts';
import { checkMoney } from './snapshot-money.ts';
import { snapshotProblems, snapshotRefusal } from './snapshot-problem.ts';
import { isKeptWork, referencesOf } from './snapshot-references.ts';
import { type Rows, rowsIn } from './snapshot-rows.ts';

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** Every id that a row names is the id of a row of the snapshot: a later call could not go on without it. */
const checkReferences = (rows: Rows): void => {
  const ids = new Map([...rows].map(([name, own]) => [name, new Set(own.map(({ id }) => id))]));
  for (const [name, own] of rows)
    for (const row of own) {
      if (name === 'due_work' && !isKeptWork(row.kind))
        throw snapshotRefusal('due_work.kind', snapshotProblems.choice);
      for (const { field, to } of referencesOf(name, row))
        if (!ids.get(to)?.has(row[field] ?? null))
          throw snapshotRefusal(`${name}.${field}`, snapshotProblems.reference);
    }
};

/**
 * Nothing falls due long before the time of the clock. A clock moves this far in one call at most, and stops at all due work, so
 * that a real account is never further behind, unless its server stood still for years.
 */
const checkDueTimes = (rows: Rows, now: number): void => {
  const earliest = now - limits.clockMoveDays * day;
  for (const { dueAt } of rowsIn(rows, 'due_work'))
    if (dueAt.getTime() < earliest) throw snapshotRefusal('due_work.dueAt', snapshotProblems.farBehind);
  for (const { status, nextPaymentAt } of rowsIn(rows, 'subscriptions')) {
    if (status === 'active' && nextPaymentAt === null)
      throw snapshotRefusal('subscriptions.nextPaymentAt', snapshotProblems.missing);
    if (nextPaymentAt && nextPaymentAt.getTime() < earliest)
      throw snapshotRefusal('subscriptions.nextPaymentAt', snapshotProblems.farBehind);
  }
};

/** Whether a piece of work can be carried out on what it is about. Work that looks at its row itself needs no more than the row. */
const canBeDone = (
  { kind, subjectId }: DueWorkRow,
  transactions: ReadonlyMap<number, TransactionRow>,
  chargebacks: ReadonlyMap<number, StoredTables['chargebacks']>,
): boolean => {
  switch (kind as DueWorkKind) {
    case 'settle':
      return subjectId === 0;
    case 'missChargebackProof':
    case 'decideChargeback': {
      const chargeback = chargebacks.get(subjectId);
      const disputed = chargeback && transactions.get(chargeback.transactionId);
      if (!disputed || chargeback.outcome !== 'inProcess') return false;
      const previous = disputed.statusBeforeDispute;
      return (
        previous !== null &&
        statusAfter('winChargeback', statusOf(disputed.status), statusOf(previous)) !== undefined
      );
    }
    case 'openChargeback':
    case 'collect':
    case 'reprocess':
    case 'sendLateWebhook':
      return true;
    default: {
      const transaction = transactions.get(subjectId);
      const kinds = transaction && waitingKinds[statusOf(transaction.status)];
      return kinds?.includes(kind as DueWorkKind) ?? false;
    }
  }
};

const checkWork = (rows: Rows): void => {
  const transactions = byId(rowsIn(rows, 'transactions'));
  const chargebacks = byId(rowsIn(rows, 'chargebacks'));
  for (const piece of rowsIn(rows, 'due_work'))
    if (!canBeDone(piece, transactions, chargebacks))
      throw snapshotRefusal('due_work.kind', snapshotProblems.work);
  for (const { outcome, transactionId } of chargebacks.values())
    if (outcome === 'inProcess' && transactions.get(transactionId)?.status !== Status.chargebackInProcess)
      throw snapshotRefusal('chargebacks.outcome', snapshotProblems.story);
};

const checkSubscriptions = (rows: Rows): void => {
  for (const { frequency, firstPaymentAt, secondPaymentAt } of rowsIn(rows, 'subscriptions')) {
    if (frequency !== 'Scheduled') continue;
    const [first, second] = [firstPaymentAt, secondPaymentAt].map((at) => at && toWireDay(at.getTime()));
    if (!first || !second || second <= first)
      throw snapshotRefusal('subscriptions.secondPaymentAt', snapshotProblems.form);
  }
};

/** Fields that have to fit other fields of their row. */
const checkFields = (rows: Rows): void => {
  for (const { size, content, fileGroup, chargebackId } of rowsIn(rows, 'stored_files')) {
    if (chargebackId === null) throw snapshotRefusal('stored_files.chargebackId', snapshotProblems.missing);
    if (size !== content.byteLength) throw snapshotRefusal('stored_files.size', snapshotProblems.form);
    if (fileGroup !== 'pdf' || typeInGroup(fileGroup, Buffer.from(content)) === undefined)
      throw snapshotRefusal('stored_files.content', snapshotProblems.form);
  }
  for (const { kind, draft, text, html } of rowsIn(rows, 'emails')) {
    if (draft === null && (text === null || html === null))
      throw snapshotRefusal('emails.draft', snapshotProblems.missing);
    if (draft !== null && JSON.parse(draft).content.kind !== kind)
      throw snapshotRefusal('emails.draft', snapshotProblems.json);
  }
  for (const { status, event } of rowsIn(rows, 'webhook_messages'))
    if ((status === 0) !== (event !== null))
      throw snapshotRefusal('webhook_messages.status', snapshotProblems.choice);
  const pages = new Set(rowsIn(rows, 'checkouts').map(({ token }) => token));
  for (const { token } of rowsIn(rows, 'payment_links'))
    if (!pages.has(token)) throw snapshotRefusal('payment_links.token', snapshotProblems.reference);
};

/**
 * Refuses a snapshot from which an account could not go on, with the table and the field. The columns of its rows were checked
 * before, each for itself.
 */
export const checkRows = (rows: Rows, now: number): void => {
  checkReferences(rows);
  checkDueTimes(rows, now);
  checkSubscriptions(rows);
  checkFields(rows);
  checkMoney(rows);
  checkWork(rows);
};
