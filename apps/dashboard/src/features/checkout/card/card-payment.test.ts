import { PayCheckoutSchema } from '@pasarela/contracts/checkouts/checkout-schema';
import { expect, test } from 'vitest';
import { cardPayment, cardRefusals, declineAtField } from '#features/checkout/card/card-payment.ts';

const draft = { number: '4242424242424242', expiry: '12/30', code: '123' };

test('a card is sent as the contract takes it', () => {
  const body = cardPayment(draft, null);
  expect(body).toEqual({
    idPaymentMethod: 8,
    cardNumber: '4242424242424242',
    cardExpirationMonth: '12',
    cardExpirationYear: '30',
    cvv: '123',
  });
  expect(PayCheckoutSchema.parse(body)).toEqual(body);
});

test('with the months that were chosen', () => {
  expect(cardPayment(draft, 6)).toMatchObject({ installmentCount: 6 });
});

test('what the server refuses is said at its field, once, and the rest apart', () => {
  expect(
    cardRefusals([
      { field: 'cardNumber', message: 'a' },
      { field: 'cardExpirationMonth', message: 'b' },
      { field: 'cardExpirationYear', message: 'c' },
      { field: 'cvv', message: 'd' },
      { field: 'installmentCount', message: 'e' },
    ]),
  ).toEqual({ fields: { number: 'a', expiry: 'b', code: 'd' }, others: ['e'] });
  expect(cardRefusals([])).toEqual({ fields: {}, others: [] });
});

test('a decline that names a field is shown there, any other at none', () => {
  const message = 'El código de seguridad no es correcto.';
  expect(declineAtField({ declineReason: 'wrong_code', message })).toEqual({ code: message });
  expect(declineAtField({ declineReason: 'expired_card', message: 'vencida' })).toEqual({
    expiry: 'vencida',
  });
  expect(declineAtField({ declineReason: 'insufficient_funds', message: 'fondos' })).toEqual({});
  expect(declineAtField({ declineReason: null, message: '' })).toEqual({});
});
