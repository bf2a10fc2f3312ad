import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { nextOutcomeNames } from './next-outcomes.ts';

/** `none`: the outcome depends on the card. */
const OutcomeSchema = z.enum(['none', ...nextOutcomeNames]);

export const NextOutcomeSchema = z
  .object({ outcome: OutcomeSchema.meta({ description: 'What the next payment is answered.' }) })
  .meta({ id: 'NextOutcome' });

export const getNextOutcome = defineOperation({
  method: 'GET',
  path: '/sandbox/nextoutcome',
  subject: 'sandbox',
  access: { kind: 'role', permission: 'moveClock', withKey: 'sandbox' },
  answer: NextOutcomeSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Resultado del próximo pago', en: 'Outcome of the next payment' },
  description: {
    es: 'Lo que el adquirente simulado responderá al próximo pago de la cuenta de pruebas; none es lo que diga la tarjeta.',
    en: 'What the simulated acquirer will answer to the next payment of the sandbox account; none leaves it to the card.',
  },
  examples: [{ name: 'now', words: { es: 'Ahora', en: 'Now' } }],
});

export const setNextOutcome = defineOperation({
  method: 'PUT',
  path: '/sandbox/nextoutcome',
  subject: 'sandbox',
  access: { kind: 'role', permission: 'moveClock', withKey: 'sandbox' },
  body: z.strictObject({ idCompany: RowIdSchema.optional(), outcome: OutcomeSchema }),
  answer: NextOutcomeSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Elegir el resultado del próximo pago', en: 'Choose the outcome of the next payment' },
  description: {
    es: 'El próximo pago con tarjeta de la cuenta de pruebas tendrá este resultado, sea cual sea la tarjeta; después vuelve a decidir la tarjeta. none lo quita.',
    en: 'The next card payment of the sandbox account will have this outcome, whatever the card; after that, the card decides again. none clears it.',
  },
  examples: [
    {
      name: 'insufficient-funds',
      words: { es: 'Fondos insuficientes', en: 'Insufficient funds' },
      body: { outcome: 'insufficient_funds' },
    },
    {
      name: 'none',
      words: { es: 'Lo que diga la tarjeta', en: 'Whatever the card says' },
      body: { outcome: 'none' },
    },
  ],
});
