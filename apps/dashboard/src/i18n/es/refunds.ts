/** Words of the refund. Its hints are the errors of the contract. */
export const refundsWords = {
  title: 'Reembolsar',
  /** `of` is the whole amount, or what remains of it. */
  sentence: (amount: string, of: string, destination: string) =>
    `Reembolsar ${amount} de ${of} a ${destination}`,
  sentenceOfRemaining: (amount: string, remaining: string, destination: string) =>
    `Reembolsar ${amount} de los ${remaining} que quedan a ${destination}`,
  noAmount: '—',
  amount: 'Monto a reembolsar',
  bounds: (min: string, max: string) => `De ${min} a ${max}`,
  timeLeft: 'Faltan',
  remainsAfter: (remaining: string) => `Después quedarán ${remaining} por reembolsar.`,
  nothingRemains: 'El pago quedará reembolsado por completo.',
  feesStay: 'Las comisiones no se devuelven.',
  submit: (amount: string) => `Reembolsar ${amount}`,
  confirmTitle: '¿Confirmas el reembolso?',
  confirmText: (amount: string, destination: string) =>
    `Se devolverán ${amount} a ${destination}. No se puede deshacer.`,
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
