import type { ChargebackOutcome } from '@pasarela/contracts/statuses/chargeback-status';
import { expect, test } from 'vitest';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { statusFilterText } from './transactions-filters.tsx';

const es = transactionsWords.es;
const en = transactionsWords.en;

test('a status is named as the catalogue names it, and none as all', () => {
  expect(statusFilterText({ idStatus: 0, statusChargeBack: [] }, es.filters, 'es')).toBe('Todos');
  expect(statusFilterText({ idStatus: 3, statusChargeBack: [] }, en.filters, 'en')).toBe('Rejected');
});

test.each<[readonly ChargebackOutcome[], string, string]>([
  [[], 'Con contracargo', 'With a chargeback'],
  [['won', 'inProcess', 'lost'], 'Con contracargo', 'With a chargeback'],
  [['won'], 'Contracargo ganado', 'Chargeback won'],
  [['won', 'lost'], 'Contracargo ganado o perdido', 'Chargeback won or lost'],
  [['inProcess', 'lost'], 'Contracargo en proceso o perdido', 'Chargeback in process or lost'],
])('chargebacks are named by how they stand: %j', (statusChargeBack, spanish, english) => {
  expect(statusFilterText({ idStatus: 17, statusChargeBack }, es.filters, 'es')).toBe(spanish);
  expect(statusFilterText({ idStatus: 17, statusChargeBack }, en.filters, 'en')).toBe(english);
});
