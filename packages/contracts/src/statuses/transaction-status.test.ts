import { describe, expect, it } from 'vitest';
import {
  isTransactionStatus,
  Status,
  transactionStatuses,
  transactionStatusIds,
} from './transaction-status.ts';

/** The specified name, colour and English label of each status, and the decided summary group. */
const specified = [
  [1, 'TransactionCreated', 'orange', 'Created', 'process'],
  [2, 'Accepted', 'green', 'Paid', 'success'],
  [3, 'Rejected', 'red', 'Rejected', 'cancellation'],
  [4, 'CanceledByCustomer', 'red', 'Canceled by client', 'cancellation'],
  [5, 'PendingPayment', 'orange', 'Pending payment', 'process'],
  [6, 'Expired', 'red', 'Expired', 'cancellation'],
  [7, 'Review', 'orange', 'Under review', 'process'],
  [8, 'Authorized', 'orange', 'Authorized', 'process'],
  [9, 'Reversed', 'red', 'Reversed', 'cancellation'],
  [10, 'NonPayment', 'red', 'Not Paid', 'cancellation'],
  [11, 'Replaced', 'red', 'Replaced', 'cancellation'],
  [12, 'Refund', 'red', 'Refunded', 'success'],
  [13, 'AuthorizationExpired', 'red', 'Authorization expired', 'cancellation'],
  [14, 'ExpiredCashPayment', 'red', 'Reference expired', 'cancellation'],
  [15, 'PaymentCanceled', 'red', 'Canceled', 'cancellation'],
  [16, 'PartialRefund', 'red', 'Partially refunded', 'success'],
  [17, 'ProcessOfAppeal', 'cyan', 'Chargeback in process', 'success'],
  [18, 'Chargeback', 'red', 'Chargeback lost', 'success'],
] as const;

describe('the statuses of a transaction', () => {
  it('are those of the specification, with their names, colours and labels', {
    tags: ['LINK-10', 'PAYMENT-29', 'STATUS-1'],
  }, () => {
    const entries = transactionStatusIds.map((id) => {
      const { name, colour, label, outcome } = transactionStatuses[id];
      return [id, name, colour, label.en, outcome];
    });
    expect(entries).toEqual(specified);
  });

  it('answer the code of their number', { tags: ['PAYMENT-30'] }, () => {
    for (const id of transactionStatusIds)
      expect(transactionStatuses[id].responseCode).toBe(String(id).padStart(3, '0'));
  });

  it('have a name and a meaning of their own in both languages', () => {
    const entries = transactionStatusIds.map((id) => transactionStatuses[id]);
    for (const texts of [
      entries.map(({ name }) => name),
      entries.map(({ label }) => label.es),
      entries.map(({ label }) => label.en),
      entries.map(({ meaning }) => meaning.es),
      entries.map(({ meaning }) => meaning.en),
    ]) {
      expect(new Set(texts).size).toBe(18);
      expect(texts.every((text) => text.trim().length > 0)).toBe(true);
    }
  });

  it('hold a reference while the decisions say so', () => {
    expect(transactionStatusIds.filter((id) => transactionStatuses[id].holdsReference)).toEqual([
      1, 2, 5, 7, 8, 12, 16, 17, 18,
    ]);
  });

  it('each have a name in code', () => {
    expect(Object.values(Status)).toEqual(transactionStatusIds);
    expect(isTransactionStatus(18)).toBe(true);
    for (const id of [0, 19, -1, 1.5, Number.NaN]) expect(isTransactionStatus(id)).toBe(false);
  });
});
