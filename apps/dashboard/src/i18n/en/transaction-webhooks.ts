import type { transactionWebhooksWords as Spanish } from '../es/transaction-webhooks.ts';

export const transactionWebhooksWords: typeof Spanish = {
  title: 'Webhooks',
  loading: 'Loading the deliveries',
  failed: 'The deliveries could not be loaded',
  empty: 'No result of this transaction was sent.',
  setUp: 'Set the result URLs',
  attempts: (count) => (count === 1 ? '1 attempt' : `${count} attempts`),
  all: (count) => `See the ${count} deliveries`,
};
