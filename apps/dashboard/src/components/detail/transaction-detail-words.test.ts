import {
  Status,
  transactionStatuses,
  transactionStatusIds,
} from '@pasarela/contracts/statuses/transaction-status';
import { expect, it } from 'vitest';
import { transactionDetailWords } from './transaction-detail-words.ts';

it('says of each status that is not final what it waits for, and of no other', () => {
  const open = transactionStatusIds.filter(
    (id) => transactionStatuses[id].outcome === 'process' || id === Status.chargebackInProcess,
  );
  for (const { next } of Object.values(transactionDetailWords))
    expect(Object.keys(next).map(Number)).toEqual(open);
});
