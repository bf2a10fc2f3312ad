import { expect, test } from 'vitest';
import { chargebacksWords as chargebacksEn } from './en/chargebacks.ts';
import { subscriptionsWords as subscriptionsEn } from './en/subscriptions.ts';
import { transactionsWords as transactionsEn } from './en/transactions.ts';
import { chargebacksWords as chargebacksEs } from './es/chargebacks.ts';
import { subscriptionsWords as subscriptionsEs } from './es/subscriptions.ts';
import { transactionsWords as transactionsEs } from './es/transactions.ts';

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
