import type { ChargebackReason } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import {
  type DisputedPayment,
  disputableOf,
  disputeRefusal,
} from '@pasarela/contracts/chargebacks/chargeback-rules';
import { chargebackFee } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { limits } from '@pasarela/contracts/limits';
import type { Centavos } from '@pasarela/contracts/money';
import { disputeAfter } from '@pasarela/contracts/test-cards/test-cards';
import type { Queries, Unit } from '#database/queries.ts';
import type { ChargebackRow, TransactionRow } from '#database/stored-rows.ts';
import { enqueueEmail } from '#emails/email-outbox.ts';
import { type Moment, moveTransaction } from '#features/transactions/transaction-life-service.ts';
import { transactionByNumber } from '#features/transactions/transaction-lookup-service.ts';
import { dropWork, scheduleWork } from '#time/due-work-repository.ts';
import {
  decideChargeback,
  findChargeback,
  findOpenChargeback,
  insertChargeback,
} from './chargebacks-repository.ts';

const chargebackById = async (queries: Queries, accountId: number, id: number): Promise<ChargebackRow> => {
  const row = await findChargeback(queries, accountId, id);
  if (!row) throw new Error(`no chargeback ${id}`);
  return row;
};

/** The chargeback of a payment that nobody has decided yet. */
export const openChargebackOf = async (
  queries: Queries,
  accountId: number,
  transactionId: number,
): Promise<number> => {
  const row = await findOpenChargeback(queries, accountId, transactionId);
  if (!row) throw new Error(`transaction ${transactionId} has no open chargeback`);
  return row.id;
};

const paymentOf = (row: TransactionRow): DisputedPayment => ({
  ...row,
  statusId: row.status,
  idPaymentMethod: row.paymentMethod,
});

/** Whether a cardholder has something to dispute: a card payment of which not everything was given back. */
export const canBeDisputed = (row: TransactionRow): boolean => disputeRefusal(paymentOf(row)) === undefined;

/** The sandbox's disputed cards are charged back a while after they were charged. */
export const expectChargeback = (
  unit: Unit,
  { accountId, now }: Pick<Moment, 'accountId' | 'now'>,
  transactionId: number,
): Promise<number> =>
  scheduleWork(unit, {
    accountId,
    kind: 'openChargeback',
    subjectId: transactionId,
    dueAt: new Date(now.getTime() + disputeAfter),
  });

/** The bank takes back a payment, or so much of what is left of it, until it has decided; proof is due ten days later. */
export const openChargeback = async (
  unit: Unit,
  moment: Moment,
  transaction: TransactionRow,
  reason: ChargebackReason,
  amount: Centavos = disputableOf(paymentOf(transaction)),
): Promise<TransactionRow> => {
  const { accountId, now } = moment;
  const row = await moveTransaction(
    unit,
    moment,
    transaction,
    { move: 'openChargeback', amount, reason, transfers: [{ kind: 'chargeback', amount }] },
    { chargebackOutcome: 'inProcess', chargebackAt: now, disputedAmount: amount },
  );
  const proofDueAt = new Date(now.getTime() + limits.chargebackProof);
  const id = await insertChargeback(unit, {
    accountId,
    transactionId: transaction.id,
    reason,
    amount,
    outcome: 'inProcess',
    openedAt: now,
    proofDueAt,
  });
  await scheduleWork(unit, { accountId, kind: 'missChargebackProof', subjectId: id, dueAt: proofDueAt });
  await enqueueEmail(unit, moment, {
    kind: 'chargebackOpened',
    transactionId: transaction.id,
    referenceNumber: transaction.referenceNumber,
    amount,
    reason,
    customerName: transaction.customerName,
    customerEmail: transaction.customerEmail,
    proofDueAt,
  });
  return row;
};

/** Ends a chargeback: won, the amount comes back and the payment is what it was; lost, its fee is due as well. */
export const endChargeback = async (
  unit: Unit,
  moment: Moment,
  id: number,
  outcome: 'won' | 'lost',
): Promise<TransactionRow> => {
  const { accountId, now } = moment;
  const chargeback = await chargebackById(unit, accountId, id);
  const transaction = await transactionByNumber(unit, accountId, chargeback.transactionId);
  await dropWork(unit, accountId, id, ['missChargebackProof', 'decideChargeback']);
  await decideChargeback(unit, chargeback, outcome, now);
  const { amount } = chargeback;
  return outcome === 'won'
    ? moveTransaction(
        unit,
        moment,
        transaction,
        { move: 'winChargeback', amount, transfers: [{ kind: 'chargebackReturn', amount }] },
        { chargebackOutcome: 'won', statusBeforeDispute: null, disputedAmount: 0 },
      )
    : moveTransaction(
        unit,
        moment,
        transaction,
        {
          move: 'loseChargeback',
          amount,
          transfers: [
            { kind: 'chargebackFee', amount: chargebackFee },
            { kind: 'chargebackTax', amount: chargebackTax },
          ],
        },
        { chargebackOutcome: 'lost' },
      );
};
