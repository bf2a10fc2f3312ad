import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Simular un contracargo',
  sentence: (customer: string, amount: string, of: string) =>
    `Se simulará que ${customer} disputa ante su banco ${amount} de los ${of} de este pago.`,
  /** While there is no amount that could be disputed. */
  sentenceOpen: (customer: string) => `Se simulará que ${customer} disputa este pago ante su banco.`,
  reason: 'Motivo',
  amount: 'Monto en disputa',
  bounds: (min: string, max: string) => `De ${min} a ${max}: lo que queda del pago.`,
  invalid: (max: string) => `Escribe un monto con dos decimales como máximo, hasta ${max}.`,
  consequence: (days: string, fee: string, tax: string) =>
    `El banco retiene ese monto hasta que decida. Tienes ${days} días para entregar pruebas; si se pierde, se cobran además ${fee} más ${tax} de IVA.`,
  submit: (amount: string) => `Disputar ${amount}`,
  submitOpen: 'Disputar',
  running: 'Abriendo…',
  success: 'El contracargo se abrió',
};

const en: typeof es = {
  title: 'Simulate a chargeback',
  sentence: (customer, amount, of) =>
    `Simulates ${customer} disputing ${amount} of the ${of} of this payment with their bank.`,
  sentenceOpen: (customer) => `Simulates ${customer} disputing this payment with their bank.`,
  reason: 'Reason',
  amount: 'Amount in dispute',
  bounds: (min, max) => `From ${min} to ${max}: what is left of the payment.`,
  invalid: (max) => `Type an amount with at most two decimals, up to ${max}.`,
  consequence: (days, fee, tax) =>
    `The bank holds that amount until it decides. You have ${days} days to submit evidence; if it is lost, ${fee} is charged as well, plus ${tax} of IVA.`,
  submit: (amount) => `Dispute ${amount}`,
  submitOpen: 'Dispute',
  running: 'Opening…',
  success: 'The chargeback was opened',
};

/** Words of simulating that a cardholder disputes a payment. */
export const disputeWords = { es, en };
export const useDisputeWords = (): typeof es => useWords(disputeWords);
