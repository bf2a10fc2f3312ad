import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Reembolsar',
  /** `customer` is empty where the payment does not name one. */
  about: (reference: string, customer: string) => `Pago ${reference}${customer && ` de ${customer}`}`,
  noAmount: '—',
  amount: 'Monto a reembolsar',
  bounds: (min: string, max: string) => `De ${min} a ${max}`,
  timeLeft: 'Faltan',
  goesBack: (destination: string) => `Se devuelve a ${destination}`,
  deducted: 'Se descuenta de tus depósitos',
  remains: (amount: string) => `Quedan ${amount} por reembolsar.`,
  feeStays: (fee: string) => `La comisión con IVA (${fee}) no se devuelve.`,
  submit: (amount: string) => `Reembolsar ${amount}`,
  confirmTitle: '¿Confirmas el reembolso?',
  /** `customer` is empty where the payment does not name one. */
  confirmText: (amount: string, reference: string, customer: string, destination: string) =>
    `Se devolverán ${amount} del pago ${reference}${customer && ` de ${customer}`} a ${destination}. No se puede deshacer.`,
  confirm: (amount: string) => `Sí, reembolsar ${amount}`,
  refunding: 'Reembolsando…',
  success: 'Reembolso realizado con éxito',
  failed: 'No se hizo el reembolso',
  notMade: 'El reembolso no se completó.',
  reason: 'Motivo',
  noReason: 'Sin motivo',
  note: 'Nota interna',
  noteHint: (left: number) => `Tu cliente no la ve. Quedan ${left} caracteres.`,
};

const en: typeof es = {
  title: 'Refund',
  about: (reference, customer) => `Payment ${reference}${customer && ` by ${customer}`}`,
  noAmount: '—',
  amount: 'Amount to refund',
  bounds: (min, max) => `From ${min} to ${max}`,
  timeLeft: 'Time left:',
  goesBack: (destination) => `Goes back to ${destination}`,
  deducted: 'Taken off your deposits',
  remains: (amount) => `${amount} can still be refunded.`,
  feeStays: (fee) => `The fee with IVA (${fee}) is not returned.`,
  submit: (amount) => `Refund ${amount}`,
  confirmTitle: 'Confirm the refund?',
  confirmText: (amount, reference, customer, destination) =>
    `${amount} of payment ${reference}${customer && ` by ${customer}`} will go back to ${destination}. This cannot be undone.`,
  confirm: (amount) => `Yes, refund ${amount}`,
  refunding: 'Refunding…',
  success: 'Refund with success',
  failed: 'The refund was not made',
  notMade: 'The refund was not completed.',
  reason: 'Reason',
  noReason: 'No reason',
  note: 'Internal note',
  noteHint: (left) => `Your customer does not see it. ${left} characters left.`,
};

/** Words of the refund. Its hints are the errors of the contract. */
export const refundsWords = { es, en };
export const useRefundsWords = (): typeof es => useWords(refundsWords);
