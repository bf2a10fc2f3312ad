import { expect, test } from 'vitest';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { chargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { subscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';

const chargebacksEs = chargebacksWords.es;
const chargebacksEn = chargebacksWords.en;
const subscriptionsEs = subscriptionsWords.es;
const subscriptionsEn = subscriptionsWords.en;
const transactionsEs = transactionsWords.es;
const transactionsEn = transactionsWords.en;

test.each([
  ['el movimiento que cumple', transactionsEs, '1 movimiento…', '2 movimientos'],
  ['the transaction that matches', transactionsEn, '1 transaction…', '2 transactions'],
  ['el contracargo que cumple', chargebacksEs, '1 contracargo…', '2 contracargos'],
  ['the chargeback that matches', chargebacksEn, '1 chargeback…', '2 chargebacks'],
  ['la suscripción que muestra', subscriptionsEs, '1…', '2 suscripciones'],
  ['the subscription that', subscriptionsEn, '1…', '2 subscriptions'],
])('a report of one row is told of as one: %s', (one, { report }, preparing, several) => {
  expect(report.explanation('1')).toContain(` ${one} `);
  expect(report.preparing('1')).toMatch(new RegExp(` ${preparing}$`));
  expect(report.explanation('2')).toContain(several);
});
