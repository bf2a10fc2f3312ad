import { expect, it } from 'vitest';
import { statusOfResponseCode } from './response-codes.ts';
import { transactionStatuses, transactionStatusIds } from './transaction-status.ts';

it('a status is found by its response code, and nothing by the code of an error', () => {
  expect(
    transactionStatusIds.map((id) => statusOfResponseCode(transactionStatuses[id].responseCode)),
  ).toEqual(Object.values(transactionStatuses));
  expect(['reference_taken', '', '000', '0', null].map(statusOfResponseCode)).toEqual(
    Array(5).fill(undefined),
  );
});
