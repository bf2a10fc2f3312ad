import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import {
  aplazoOutcomes,
  CardOptionsSchema,
  CheckoutSchema,
  CheckoutTokenSchema,
  challengeOutcomes,
  PayCheckoutSchema,
} from './checkout-schema.ts';

const params = z.strictObject({ token: CheckoutTokenSchema });
const token = 'chk_3fV9rT0pQm5sXw2LkD8yZn';

/** The calls of the hosted pages. Anyone with the address of a page may make them; no credentials are needed. */
const hosted = {
  subject: 'checkouts',
  access: { kind: 'payer' },
  params,
  answer: CheckoutSchema,
  answerKind: 'envelope',
} as const;

export const getCheckout = defineOperation({
  ...hosted,
  method: 'GET',
  path: '/checkout/{token}',
  errors: [],
  summary: { es: 'Qué muestra una página de pago', en: 'What a hosted page shows' },
  description: {
    es: 'El formulario, el reto 3D Secure, la ficha de efectivo, Aplazo o el comprobante, según el estado del pago.',
    en: 'The form, the 3D Secure challenge, the cash voucher, Aplazo or the receipt, by the status of the payment.',
  },
  examples: [{ name: 'one', words: { es: 'Una', en: 'One' }, params: { token } }],
});

export const getCardOptions = defineOperation({
  ...hosted,
  method: 'GET',
  path: '/checkout/{token}/card/{bin}',
  params: z.strictObject({
    token: CheckoutTokenSchema,
    bin: z
      .string()
      .regex(/^\d{8}$/)
      .meta({ description: 'The first eight digits of the card.' }),
  }),
  answer: CardOptionsSchema,
  errors: [],
  summary: { es: 'Qué permite una tarjeta', en: 'What a card allows' },
  description: {
    es: 'Marca, si es de crédito o débito, y los meses sin intereses que admite con este monto.',
    en: 'Brand, whether it is credit or debit, and the months without interest that it allows for this amount.',
  },
  examples: [{ name: 'visa', words: { es: 'Visa', en: 'Visa' }, params: { token, bin: '42424242' } }],
});

export const payCheckout = defineOperation({
  ...hosted,
  method: 'POST',
  path: '/checkout/{token}/pay',
  body: PayCheckoutSchema,
  scenarios: ['answer', 'change', 'card', 'cardholder', 'webhooks'],
  errors: ['checkout_ended', 'reference_taken', 'transaction_in_process', 'status_not_allowed'],
  summary: { es: 'Pagar en la página de pago', en: 'Pay on the hosted page' },
  description: {
    es: 'Un intento con tarjeta, efectivo o Aplazo. Un rechazo responde 200: la página dice por qué y deja intentar de nuevo.',
    en: 'An attempt by card, cash or Aplazo. A decline returns 200: the page says why and lets the payer try again.',
  },
  examples: [
    {
      name: 'card',
      words: { es: 'Con tarjeta', en: 'By card' },
      params: { token },
      body: {
        idPaymentMethod: 8,
        cardNumber: '4242424242424242',
        cardExpirationMonth: '12',
        cardExpirationYear: '30',
        cvv: '123',
      },
    },
    {
      name: 'oxxo',
      words: { es: 'En OXXO', en: 'At OXXO' },
      params: { token },
      body: { idPaymentMethod: 5 },
    },
  ],
});

export const answerChallenge = defineOperation({
  ...hosted,
  method: 'POST',
  path: '/checkout/{token}/challenge',
  body: z.strictObject({ outcome: z.enum(challengeOutcomes) }),
  scenarios: ['answer', 'change', 'webhooks'],
  errors: ['checkout_ended', 'transaction_in_process', 'status_not_allowed'],
  summary: { es: 'Resolver el reto 3D Secure', en: 'Answer the 3D Secure challenge' },
  description: {
    es: 'Aprobar cobra o autoriza; fallar rechaza; abandonar deja el pago sin completar.',
    en: 'Approving charges or authorizes; failing declines; leaving abandons the payment.',
  },
  examples: [
    {
      name: 'approve',
      words: { es: 'Aprobar', en: 'Approve' },
      params: { token },
      body: { outcome: 'approve' },
    },
  ],
});

export const answerAplazo = defineOperation({
  ...hosted,
  method: 'POST',
  path: '/checkout/{token}/aplazo',
  body: z.strictObject({ outcome: z.enum(aplazoOutcomes) }),
  scenarios: ['answer', 'change', 'webhooks'],
  errors: ['checkout_ended', 'transaction_in_process', 'status_not_allowed'],
  summary: { es: 'Responder a Aplazo', en: 'Answer Aplazo' },
  description: {
    es: 'Aprobar hace el pago, rechazar lo declina y abandonar lo cancela. Una liga de pago se puede volver a abrir hasta que vence.',
    en: 'Approving pays, rejecting declines and leaving cancels the payment. A payment link can be opened again until it falls due.',
  },
  examples: [
    {
      name: 'approve',
      words: { es: 'Aprobar', en: 'Approve' },
      params: { token },
      body: { outcome: 'approve' },
    },
  ],
});

export const leaveCheckout = defineOperation({
  ...hosted,
  method: 'POST',
  path: '/checkout/{token}/leave',
  scenarios: ['answer', 'change', 'webhooks'],
  errors: ['checkout_ended', 'transaction_in_process', 'status_not_allowed'],
  summary: { es: 'Cancelar el pago', en: 'Cancel the payment' },
  description: {
    es: 'Quien paga decide no hacerlo: la transacción queda cancelada por el cliente. Una liga de pago se puede volver a abrir hasta que vence.',
    en: 'The payer decides not to pay: the transaction is canceled by the customer. A payment link can be opened again until it falls due.',
  },
  examples: [{ name: 'leave', words: { es: 'Cancelar', en: 'Cancel' }, params: { token } }],
});
