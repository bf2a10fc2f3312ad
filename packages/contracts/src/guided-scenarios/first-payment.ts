import type { GuidedScenario } from './guided-scenario.ts';

/** The steps of the first guide: an accepted payment, a declined one, and a query of the first one's status. */
export const firstPayment = [
  {
    name: 'pay',
    calls: [
      {
        method: 'inmediate-capture-card',
        sample: 'accepted',
        words: { es: 'Un pago aceptado', en: 'An accepted payment' },
      },
    ],
  },
  {
    name: 'decline',
    calls: [
      {
        method: 'inmediate-capture-card',
        sample: 'declined',
        words: { es: 'Un pago rechazado', en: 'A declined payment' },
      },
    ],
  },
  {
    name: 'look-up',
    calls: [
      {
        method: 'by-reference',
        sample: 'reference',
        words: { es: 'Qué pasó con el primero', en: 'What became of the first' },
        takes: { referenceNumber: { step: 'pay', field: 'referenceNumber' } },
        responseCode: '002',
      },
    ],
  },
] as const satisfies GuidedScenario;
