/** Words of what a merchant does with a payment that nobody has made yet. */
export const unpaidPaymentWords = {
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
  cashToo: 'También su referencia de efectivo deja de servir.',
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
