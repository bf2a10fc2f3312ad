/** Words of the switch that decides the next payment of the sandbox. */
export const nextOutcomeWords = {
  next: 'Próximo pago',
  chosen: (outcome: string) => `Próximo pago: ${outcome}`,
  explanation: 'El próximo pago con tarjeta será:',
  cardDecides: 'Lo que diga la tarjeta',
};
