import { expect, it } from 'vitest';
import { chargebackOutcomeOf, chargebackOutcomes, chargebackStatuses } from './chargeback-status.ts';
import { transactionStatusIds } from './transaction-status.ts';

it('has the ids, names and colours of the specification', { tags: ['CHARGEBACK-1'] }, () => {
  const entries = chargebackOutcomes.map((outcome) => {
    const { id, name, colour } = chargebackStatuses[outcome];
    return [outcome, id, name, colour];
  });
  expect(entries).toEqual([
    ['won', 2, 'Won', 'green'],
    ['inProcess', 17, 'In Process', 'cyan'],
    ['lost', 18, 'Lost', 'red'],
  ]);
});

it('reads 2, 12 and 16 as won, 17 as in process, 18 as lost, and nothing else', {
  tags: ['CHARGEBACK-1'],
}, () => {
  const read = Object.fromEntries(
    [null, 0, ...transactionStatusIds].flatMap((id) => {
      const outcome = chargebackOutcomeOf(id);
      return outcome ? [[String(id), outcome]] : [];
    }),
  );
  expect(read).toEqual({ 2: 'won', 12: 'won', 16: 'won', 17: 'inProcess', 18: 'lost' });
});
