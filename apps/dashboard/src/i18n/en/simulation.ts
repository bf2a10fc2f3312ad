import type { simulationWords as Spanish } from '../es/simulation.ts';

export const simulationWords: typeof Spanish = {
  title: 'Simulate payment',
  sentence: (amount, method, customer) => `Simulates ${customer} paying ${amount} at ${method}.`,
  reference: 'Payment reference',
  consequence:
    'The transaction becomes Paid, at the account’s time and with its fees. This exists only in test mode and cannot be undone.',
  submit: (amount) => `Simulate the payment of ${amount}`,
  running: 'Simulating…',
  success: 'Payment simulated successfully',
};
