import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { frequencyNames } from './frequencies.ts';

const FrequencyItemSchema = z.object({ value: z.enum(frequencyNames) }).meta({ id: 'FrequencyItem' });

export const listFrequencies = defineOperation({
  method: 'GET',
  path: '/frequency',
  subject: 'paymentLinks',
  access: { kind: 'signedIn' },
  answer: z.array(FrequencyItemSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Frecuencias de cobro', en: 'Charge frequencies' },
  description: {
    es: 'El catálogo. Scheduled es solo de las ligas en parcialidades.',
    en: 'The catalogue. Scheduled is only for links in installments.',
  },
  examples: [{ name: 'frequencies', words: { es: 'Todas', en: 'All' } }],
});
