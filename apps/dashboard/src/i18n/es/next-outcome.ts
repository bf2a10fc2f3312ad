/** Words of the switch that decides the next payment of the sandbox. */
export const nextOutcomeWords = {
  next: 'Siguiente resultado',
  /** The same where there is room for one word. */
  short: 'Resultado',
  /** Before what was chosen. */
  chosen: 'Siguiente resultado:',
  explanation: 'Resultado del siguiente pago con tarjeta:',
  cardDecides: 'Según la tarjeta',
};
