import type { GuidedScenario } from './guided-scenario.ts';

const authorization = { TransactionCode: { step: 'authorize', field: 'transactionCode' } } as const;

/** An amount is authorized, queried, and then captured or released. */
export const authorizeCapture = [
  { name: 'authorize', calls: [{ method: 'delayed-capture-auth', sample: 'authorization' }] },
  {
    name: 'look-up',
    calls: [
      {
        method: 'transaction-status',
        sample: 'number',
        takes: { transactionNumber: { step: 'authorize', field: 'transactionNumber' } },
        responseCode: '008',
      },
    ],
  },
  {
    name: 'settle',
    calls: [
      {
        method: 'capture',
        sample: 'part',
        words: { es: 'Cobrar una parte', en: 'Capture part of it' },
        takes: authorization,
      },
      {
        method: 'capture',
        sample: 'total',
        words: { es: 'Cobrar todo', en: 'Capture all of it' },
        takes: authorization,
      },
      {
        method: 'delayed-capture-cancel',
        sample: 'cancel',
        words: { es: 'Cancelar', en: 'Cancel' },
        takes: authorization,
      },
    ],
  },
] as const satisfies GuidedScenario;
