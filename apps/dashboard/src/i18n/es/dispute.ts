/** Words of simulating that a cardholder disputes a payment. */
export const disputeWords = {
  title: 'Simular un contracargo',
  sentence: (customer: string, amount: string, of: string) =>
    `Se simulará que ${customer} disputa ante su banco ${amount} de los ${of} de este pago.`,
  noAmount: '—',
  reason: 'Motivo',
  amount: 'Monto en disputa',
  bounds: (min: string, max: string) => `De ${min} a ${max}: lo que queda del pago.`,
  invalid: (max: string) => `Escribe un monto con dos decimales como máximo, hasta ${max}.`,
  consequence: (days: string, fee: string, tax: string) =>
    `El banco se lleva ese monto hasta que decida. Tienes ${days} días para entregar pruebas; si se pierde, se cobran además ${fee} más ${tax} de IVA.`,
  submit: (amount: string) => `Disputar ${amount}`,
  running: 'Abriendo…',
  success: 'El contracargo se abrió',
  see: 'Ver el contracargo',
};
