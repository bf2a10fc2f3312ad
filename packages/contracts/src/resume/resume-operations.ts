import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { AttentionSchema, FirstStepsSchema } from './resume-schema.ts';

const params = z.strictObject({ idCompany: RowIdSchema });

export const getAttention = defineOperation({
  method: 'GET',
  path: '/transaction/attention/{idCompany}',
  subject: 'transactions',
  access: { kind: 'role', permission: 'viewResume' },
  params,
  answer: AttentionSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Lo que está por atender', en: 'What needs attention' },
  description: {
    es: 'Contracargos sin pruebas, autorizaciones que vencen hoy según el reloj de la cuenta, suscripciones pausadas y resultados que no se entregaron. Lo que tu rol no puede atender es null.',
    en: "Chargebacks without evidence, authorizations that expire today by the account's clock, paused subscriptions, and results that were not delivered. What your role cannot act on is null.",
  },
  examples: [{ name: 'now', words: { es: 'Ahora', en: 'Now' }, params: { idCompany: 1 } }],
});

export const getFirstSteps = defineOperation({
  method: 'GET',
  path: '/transaction/firststeps/{idCompany}',
  subject: 'transactions',
  access: { kind: 'role', permission: 'viewResume' },
  params,
  answer: FirstStepsSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Primeros pasos de la cuenta', en: 'First steps of the account' },
  description: {
    es: 'Qué falta para empezar a cobrar: llaves, URL de resultados, un resultado entregado, el primer pago y otro usuario.',
    en: 'What is left before taking payments: keys, a URL for results, a delivered result, the first payment, and another user.',
  },
  examples: [{ name: 'now', words: { es: 'Ahora', en: 'Now' }, params: { idCompany: 1 } }],
});
