import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Simular pago',
  sentence: (amount: string, method: string, customer: string) =>
    `Se simulará que ${customer} pagó ${amount} en ${method}.`,
  reference: 'Referencia del ticket',
  consequence:
    'La transacción pasa a Pagada, con la hora de la cuenta y sus comisiones. No se puede deshacer.',
  submit: (amount: string) => `Simular el pago de ${amount}`,
  running: 'Simulando…',
  success: 'El pago se simuló con éxito',
};

const en: typeof es = {
  title: 'Simulate payment',
  sentence: (amount, method, customer) => `Simulates ${customer} paying ${amount} at ${method}.`,
  reference: 'Ticket reference',
  consequence:
    'The transaction becomes Paid, at the account’s time and with its fees. This cannot be undone.',
  submit: (amount) => `Simulate the payment of ${amount}`,
  running: 'Simulating…',
  success: 'Payment simulated successfully',
};

/** Words of simulating that a cash reference is paid. */
export const simulationWords = { es, en };
export const useSimulationWords = (): typeof es => useWords(simulationWords);
