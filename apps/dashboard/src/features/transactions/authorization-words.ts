import { useWords } from '#i18n/use-words.ts';

const es = {
  title: (reference: string) => `Preautorización ${reference}`,
  authorized: (amount: string, customer: string) => `${amount} autorizados a ${customer}.`,
  expires: 'Vence el',
  whatToDo: 'Qué hacer',
  facts: 'Autorización',
  charge: {
    tab: 'Cobrar',
    amount: 'Monto a cobrar',
    bounds: (min: string, max: string) => `De ${min} a ${max}. Se cobra una sola vez.`,
    required: 'Escribe el monto con cifras y hasta dos decimales, por ejemplo 1,234.50.',
    problems: {
      tooLittle: (min: string) => `El monto debe ser de ${min} o más.`,
      tooMuch: (max: string) => `El monto no puede superar lo autorizado: ${max}.`,
    },
    plan: {
      charged: (destination: string) => `Se cobra a ${destination}`,
      released: 'Se libera',
      commission: 'Comisión con IVA',
      deposited: 'Se te deposita',
    },
    submit: (amount: string) => `Cobrar ${amount}`,
    running: 'Cobrando…',
    success: 'La transacción se capturó con éxito',
  },
  cancel: {
    tab: 'Cancelar',
    reason: 'Motivo de la cancelación',
    sentence: (amount: string, destination: string) =>
      `Se cancela la autorización y se liberan los ${amount} de ${destination}. No se puede deshacer.`,
    submit: 'Cancelar la preautorización',
    running: 'Cancelando…',
    success: 'La transacción se canceló con éxito',
  },
};

const en: typeof es = {
  title: (reference) => `Preauthorization ${reference}`,
  authorized: (amount, customer) => `${amount} authorized for ${customer}.`,
  expires: 'Expires on',
  whatToDo: 'What to do',
  facts: 'Authorization',
  charge: {
    tab: 'Charge',
    amount: 'Amount to charge',
    bounds: (min, max) => `From ${min} to ${max}. It is charged once.`,
    required: 'Write the amount in figures with up to two decimals, for example 1,234.50.',
    problems: {
      tooLittle: (min) => `The amount must be ${min} or more.`,
      tooMuch: (max) => `The amount cannot be more than what was authorized: ${max}.`,
    },
    plan: {
      charged: (destination) => `Charged to ${destination}`,
      released: 'Released',
      commission: 'Fee with IVA',
      deposited: 'You receive',
    },
    submit: (amount) => `Charge ${amount}`,
    running: 'Charging…',
    success: 'Transaction captured successfully',
  },
  cancel: {
    tab: 'Cancel',
    reason: 'Reason for the cancellation',
    sentence: (amount, destination) =>
      `The authorization is canceled and the ${amount} of ${destination} is released. This cannot be undone.`,
    submit: 'Cancel the preauthorization',
    running: 'Canceling…',
    success: 'Transaction canceled successfully',
  },
};

/** Words of what can be done with an authorization. */
export const authorizationWords = { es, en };
export const useAuthorizationWords = (): typeof es => useWords(authorizationWords);
