import { expect, test } from 'vitest';
import { checkoutWords } from '#features/checkout/checkout-words.ts';
import { laterFirstCharge, payLabel } from '#features/checkout/payment-text.tsx';

const es = checkoutWords.es;
const en = checkoutWords.en;

const checkout = {
  amount: 350.5,
  currency: 'MXN',
  isTwoStepPay: false,
  subscription: null,
  // 20 November in Mexico City, the 21st in UTC.
  now: '2026-11-21T04:00:00.000Z',
} as const;
const monthly = (firstPaymentDate: string | null) => ({
  ...checkout,
  subscription: {
    frequency: 'Monthly',
    firstPaymentDate,
    numberOfPays: null,
    nextPaymentDate: null,
  } as const,
});

test.each([
  [8, 'Pagar $350.50 MXN', 'Pay $350.50 MXN'],
  [5, 'Obtener referencia de $350.50 MXN', 'Get a reference for $350.50 MXN'],
  [11, 'Obtener referencia de $350.50 MXN', 'Get a reference for $350.50 MXN'],
  [13, 'Pagar $350.50 MXN con Aplazo', 'Pay $350.50 MXN with Aplazo'],
] as const)('method %i: %s', (method, spanish, english) => {
  expect(payLabel(checkout, method, es)).toBe(spanish);
  expect(payLabel(checkout, method, en)).toBe(english);
});

test('in two steps it is only authorized', () => {
  expect(payLabel({ ...checkout, isTwoStepPay: true }, 8, es)).toBe('Autorizar $350.50 MXN');
});

test('a subscription charges now, unless its first charge is still to come', () => {
  expect(payLabel(monthly(null), 8, es)).toBe('Suscribirse y pagar $350.50 MXN');
  expect(payLabel(monthly('2026/11/20'), 8, es)).toBe('Suscribirse y pagar $350.50 MXN');
  expect(payLabel(monthly('2026/11/21'), 8, es)).toBe('Suscribirse sin cargo hoy');
  expect(laterFirstCharge(monthly('2026/11/20'))).toBeNull();
  expect(laterFirstCharge(monthly('2026/11/21'))).toBe('2026/11/21');
  expect(laterFirstCharge(checkout)).toBeNull();
});
