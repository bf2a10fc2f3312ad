import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';

export const getHealth = defineOperation({
  method: 'GET',
  path: '/health',
  subject: 'system',
  access: { kind: 'public' },
  answer: z.object({
    status: z.literal('ok'),
    version: z.string(),
    uptimeSeconds: z.int(),
    demo: z.boolean(),
  }),
  answerKind: 'plain',
  errors: ['service_unavailable'],
  summary: { es: 'Salud', en: 'Health' },
  description: {
    es: 'Responde mientras el proceso funciona y puede leer su base de datos. `demo` dice si aquí sirven las credenciales publicadas de la demo.',
    en: 'Responds while the process is running and can read its database. `demo` says whether the published credentials of the demo work here.',
  },
  examples: [{ name: 'health', words: { es: 'Salud', en: 'Health' } }],
});

export const getReadiness = defineOperation({
  method: 'GET',
  path: '/ready',
  subject: 'system',
  access: { kind: 'public' },
  answer: z.object({ status: z.literal('ready') }),
  answerKind: 'plain',
  errors: ['service_unavailable'],
  summary: { es: 'Disponibilidad', en: 'Readiness' },
  description: {
    es: 'Responde 503 desde que el proceso empieza a apagarse, y mientras no puede leer su base de datos.',
    en: 'Returns 503 from the moment the process begins to shut down, and while it cannot read its database.',
  },
  examples: [{ name: 'ready', words: { es: 'Disponibilidad', en: 'Readiness' } }],
});
