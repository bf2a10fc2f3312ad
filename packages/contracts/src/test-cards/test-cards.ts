import type { CardBrand } from '../card-numbers/card-brands.ts';
import type { ChargebackReason } from '../chargebacks/chargeback-reasons.ts';
import { day } from '../dates/time-spans.ts';
import type { DeclineReason } from '../payments/decline-reasons.ts';
import type { Words } from '../words/words.ts';

/**
 * The outcome of a payment with the card.
 * - `review`: 3D Secure is required, and the payment is accepted after it.
 * - `approvedOnce`: accepted if the cardholder is present, declined if the stored card is charged again.
 * - `disputed`: accepted, with a chargeback some days later.
 */
export type CardOutcome =
  | { readonly kind: 'approved' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'review' }
  | { readonly kind: 'approvedOnce'; readonly reason: DeclineReason }
  | { readonly kind: 'disputed'; readonly reason: ChargebackReason };

export type TestCard = {
  readonly number: string;
  readonly brand: CardBrand;
  readonly funding: 'credit' | 'debit';
  /** If set, the row applies to this expiry only, even a past one. */
  readonly expiry?: { readonly month: string; readonly year: string };
  readonly outcome: CardOutcome;
  readonly responseCode: '002' | '003' | '007';
  readonly note: Words;
};

const approved = { kind: 'approved' } as const;
const declined = (reason: DeclineReason): CardOutcome => ({ kind: 'declined', reason });

/**
 * The outcomes of the sandbox by card, used by the simulated acquirer, the documentation and the tests. The specification's cards
 * come first.
 */
export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    funding: 'credit',
    outcome: approved,
    responseCode: '002',
    note: { es: 'Pago aceptado.', en: 'Payment accepted.' },
  },
  {
    number: '5105105105105100',
    brand: 'mastercard',
    funding: 'credit',
    outcome: declined('declined'),
    responseCode: '003',
    note: {
      es: 'Pago rechazado. En otros sandboxes este número se acepta; aquí no.',
      en: 'Payment declined. Other providers accept this number; Pasarela does not.',
    },
  },
  {
    number: '378282246310005',
    brand: 'amex',
    funding: 'credit',
    expiry: { month: '01', year: '2026' },
    outcome: approved,
    responseCode: '002',
    note: {
      es: 'Pago aceptado con vencimiento 01/26, aunque esa fecha ya pasó: la tabla se consulta antes que el vencimiento.',
      en: 'Payment accepted with expiry 01/26, although that date has passed: the table is checked before the expiry date.',
    },
  },
  {
    number: '378282246310005',
    brand: 'amex',
    funding: 'credit',
    expiry: { month: '04', year: '2037' },
    outcome: declined('declined'),
    responseCode: '003',
    note: { es: 'Pago rechazado con vencimiento 04/37.', en: 'Payment declined with expiry 04/37.' },
  },
  {
    number: '4000056655665556',
    brand: 'visa',
    funding: 'debit',
    outcome: approved,
    responseCode: '002',
    note: { es: 'Pago aceptado con débito.', en: 'Payment accepted with a debit card.' },
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    funding: 'credit',
    outcome: approved,
    responseCode: '002',
    note: { es: 'Pago aceptado.', en: 'Payment accepted.' },
  },
  {
    number: '5200828282828210',
    brand: 'mastercard',
    funding: 'debit',
    outcome: approved,
    responseCode: '002',
    note: { es: 'Pago aceptado con débito.', en: 'Payment accepted with a debit card.' },
  },
  {
    number: '371449635398431',
    brand: 'amex',
    funding: 'credit',
    outcome: approved,
    responseCode: '002',
    note: {
      es: 'Pago aceptado con cualquier vencimiento futuro.',
      en: 'Payment accepted with any future expiry date.',
    },
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    funding: 'credit',
    outcome: declined('declined'),
    responseCode: '003',
    note: { es: 'Rechazo del banco sin más detalle.', en: 'Declined by the bank, without more detail.' },
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    funding: 'credit',
    outcome: declined('insufficient_funds'),
    responseCode: '003',
    note: { es: 'Fondos insuficientes.', en: 'Insufficient funds.' },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    funding: 'credit',
    outcome: declined('expired_card'),
    responseCode: '003',
    note: { es: 'Tarjeta vencida.', en: 'Expired card.' },
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    funding: 'credit',
    outcome: declined('wrong_code'),
    responseCode: '003',
    note: { es: 'Código de seguridad incorrecto.', en: 'Wrong security code.' },
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    funding: 'credit',
    outcome: declined('processing_error'),
    responseCode: '003',
    note: { es: 'Error al procesar.', en: 'Processing error.' },
  },
  {
    number: '4100000000000019',
    brand: 'visa',
    funding: 'credit',
    outcome: declined('fraud_block'),
    responseCode: '003',
    note: { es: 'Bloqueada por riesgo de fraude.', en: 'Blocked for fraud risk.' },
  },
  {
    number: '4000000000003220',
    brand: 'visa',
    funding: 'credit',
    outcome: { kind: 'review' },
    responseCode: '007',
    note: {
      es: 'Pide 3D Secure: en la página del reto apruebas, fallas o abandonas.',
      en: '3D Secure required: on the challenge page you approve, fail or leave.',
    },
  },
  {
    number: '5200000000001096',
    brand: 'mastercard',
    funding: 'credit',
    outcome: { kind: 'review' },
    responseCode: '007',
    note: { es: 'Pide 3D Secure con Mastercard.', en: '3D Secure required with Mastercard.' },
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    funding: 'credit',
    outcome: { kind: 'approvedOnce', reason: 'insufficient_funds' },
    responseCode: '002',
    note: {
      es: 'Aceptada ahora; rechazada en el siguiente cobro con su token o su suscripción.',
      en: 'Accepted now; declined at the next charge by its token or its subscription.',
    },
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    funding: 'credit',
    outcome: { kind: 'disputed', reason: 'unrecognized' },
    responseCode: '002',
    note: {
      es: 'Aceptada; tres días después el tarjetahabiente no reconoce el cargo.',
      en: 'Accepted; three days later the cardholder does not recognize the charge.',
    },
  },
  {
    number: '4000000000002685',
    brand: 'visa',
    funding: 'credit',
    outcome: { kind: 'disputed', reason: 'not_received' },
    responseCode: '002',
    note: {
      es: 'Aceptada; tres días después se reclama que el producto no llegó.',
      en: 'Accepted; three days later the cardholder claims that the product did not arrive.',
    },
  },
];

/** The delay from payment to chargeback for the sandbox's disputed cards, in milliseconds of the account's clock. */
export const disputeAfter = 3 * day;

/** Two- or four-digit year → four digits. */
export const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

type CardExpiry = { readonly month: string; readonly year: string };

/** Whether a card's last month has passed. */
const isPast = (
  { month, year }: CardExpiry,
  today: { readonly year: number; readonly month: number },
): boolean => {
  const full = Number(fullYear(year));
  return full < today.year || (full === today.year && Number(month) < today.month);
};

/** The row of a card: one with the same expiry first. Undefined if the table does not contain the card. */
export const testCardOf = (card: CardExpiry & { readonly number: string }): TestCard | undefined => {
  const rows = testCards.filter((row) => row.number === card.number);
  const exact = rows.find(
    (row) => row.expiry?.month === card.month && row.expiry.year === fullYear(card.year),
  );
  return exact ?? rows.find((row) => !row.expiry);
};

/**
 * The outcome of a card in the sandbox. A row with its own expiry or a declined outcome comes first, then a past expiry, then the
 * other rows; cards that are not in the table come last. `today` is the year and month (from 1) by the account's clock.
 */
export const sandboxOutcome = (
  row: TestCard | undefined,
  expiry: CardExpiry,
  today: { readonly year: number; readonly month: number },
): CardOutcome => {
  if (row?.expiry || row?.outcome.kind === 'declined') return row.outcome;
  if (isPast(expiry, today)) return declined('expired_card');
  return row?.outcome ?? declined('use_test_card');
};

/** Credit or debit, by the first eight digits; credit if the table does not contain them. */
export const fundingOf = (cardNumber: string): 'credit' | 'debit' =>
  testCards.find(({ number }) => number.startsWith(cardNumber.slice(0, 8)))?.funding ?? 'credit';
