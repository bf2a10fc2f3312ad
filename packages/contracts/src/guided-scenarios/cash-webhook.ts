import { Status } from '../statuses/transaction-status.ts';
import type { GuidedScenario } from './guided-scenario.ts';

const number = { step: 'reference', field: 'transactionNumber' } as const;

/** A cash reference is created and paid at the shop, and the merchant is notified. */
export const cashWebhook = [
  {
    name: 'reference',
    calls: [
      { method: 'cash-payments', sample: 'oxxo', words: { es: 'OXXO', en: 'OXXO' } },
      { method: 'cash-payments', sample: 'paynet', words: { es: 'Paynet', en: 'Paynet' } },
    ],
  },
  {
    name: 'pay',
    optional: true,
    calls: [{ operation: 'simulateCashPayment', params: { id: 1024 }, takes: { id: number } }],
  },
  {
    name: 'look-up',
    calls: [
      { method: 'transaction-status', sample: 'number', takes: { transactionNumber: number }, waits: true },
    ],
  },
  {
    name: 'notice',
    optional: true,
    calls: [
      {
        operation: 'listInbox',
        query: { rowsOfPage: 10 },
        finds: { status: Status.accepted, transaction: number },
      },
    ],
  },
] as const satisfies GuidedScenario;
