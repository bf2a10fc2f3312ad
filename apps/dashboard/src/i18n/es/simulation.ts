/** Words of simulating that a cash reference is paid. */
export const simulationWords = {
  title: 'Simular pago',
  sentence: (amount: string, method: string, customer: string) =>
    `Se simulará que ${customer} pagó ${amount} en ${method}.`,
  reference: 'Referencia de pago',
  consequence:
    'La transacción pasa a Pagada, con la hora de la cuenta y sus comisiones. Solo existe en modo pruebas y no se puede deshacer.',
  submit: (amount: string) => `Simular el pago de ${amount}`,
  running: 'Simulando…',
  success: 'El pago se simuló con éxito',
};
