import { expect, test } from 'vitest';
import { contentsText } from './reset-dialog.tsx';
import { sandboxResetWords } from './sandbox-reset-words.ts';

const es = sandboxResetWords.es;
const en = sandboxResetWords.en;

const nothing = { transactions: 0, subscriptions: 0, cardTokens: 0, webhooks: 0, requests: 0 };

test('names what there is and leaves out what there is not', () => {
  expect(contentsText(nothing, es)).toBeNull();
  expect(contentsText({ ...nothing, transactions: 1 }, es)).toBe('1 movimiento');
  expect(contentsText({ ...nothing, transactions: 3_214, requests: 1 }, es)).toBe(
    '3,214 movimientos y 1 petición',
  );
  expect(
    contentsText({ transactions: 2, subscriptions: 3, cardTokens: 1, webhooks: 4, requests: 0 }, en),
  ).toBe('2 transactions, 3 subscriptions, 1 card token and 4 webhooks');
});
