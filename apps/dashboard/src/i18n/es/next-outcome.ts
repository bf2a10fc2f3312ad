/** Words of the switch that decides the next payment of the sandbox. */
export const nextOutcomeWords = {
  next: 'Próximo pago',
  /** Before what was chosen. */
  chosen: 'Próximo pago:',
  explanation: 'El próximo pago con tarjeta será:',
  cardDecides: 'Lo que diga la tarjeta',
};
