import { useWords } from '#i18n/use-words.ts';

const es = {
  kinds: {
    link: {
      action: 'Cancelar liga',
      sentence: (amount: string, reference: string, customer: string) =>
        `La liga ${reference} se cierra: ${customer} ya no podrá pagar ${amount}. No se puede deshacer.`,
    },
    form: {
      action: 'Cancelar página de pago',
      sentence: (amount: string, reference: string, customer: string) =>
        `La página de pago de ${reference} se cierra: ${customer} ya no podrá pagar ${amount}. No se puede deshacer.`,
    },
    cash: {
      action: 'Cancelar referencia',
      sentence: (amount: string, reference: string, customer: string) =>
        `La referencia de efectivo de ${reference} deja de servir: ${customer} ya no podrá pagar ${amount} en la tienda. No se puede deshacer.`,
    },
  },
  cashToo: 'Su referencia de efectivo también deja de servir.',
  reason: 'Motivo de la cancelación',
  running: 'Cancelando…',
  success: 'La transacción se canceló con éxito',
  resend: {
    action: 'Reenviar correo',
    running: 'Enviando…',
    sent: (email: string) => `Enviamos otra vez el correo a ${email}`,
    kept: (email: string) =>
      `El correo para ${email} se guardó otra vez: en este ambiente los correos no se envían`,
  },
};

const en: typeof es = {
  kinds: {
    link: {
      action: 'Cancel link',
      sentence: (amount, reference, customer) =>
        `Link ${reference} is closed: ${customer} can no longer pay ${amount}. This cannot be undone.`,
    },
    form: {
      action: 'Cancel payment page',
      sentence: (amount, reference, customer) =>
        `The payment page of ${reference} is closed: ${customer} can no longer pay ${amount}. This cannot be undone.`,
    },
    cash: {
      action: 'Cancel reference',
      sentence: (amount, reference, customer) =>
        `The cash reference of ${reference} can no longer be used: ${customer} can no longer pay ${amount} at the store. This cannot be undone.`,
    },
  },
  cashToo: 'Its cash reference can no longer be used either.',
  reason: 'Reason for the cancellation',
  running: 'Canceling…',
  success: 'Transaction canceled successfully',
  resend: {
    action: 'Resend e-mail',
    running: 'Sending…',
    sent: (email) => `We e-mailed ${email} again`,
    kept: (email) => `The e-mail for ${email} was saved again: this environment sends no e-mails`,
  },
};

/** Words of what a merchant does with a payment that nobody has made yet. */
export const unpaidPaymentWords = { es, en };
export const useUnpaidPaymentWords = (): typeof es => useWords(unpaidPaymentWords);
