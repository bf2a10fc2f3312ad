import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import {
  DryRunQuerySchema,
  TimeRangeItemSchema,
  UpdateVelocityRulesSchema,
  VelocityDryRunSchema,
  VelocityRuleSchema,
} from './velocity-schema.ts';

const access = { kind: 'role', permission: 'manageFraud' } as const;

export const listTimeRanges = defineOperation({
  method: 'GET',
  path: '/velocityrules/timerangecatalog',
  subject: 'fraud',
  access,
  answer: z.array(TimeRangeItemSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Rangos de tiempo', en: 'Time ranges' },
  description: {
    es: 'Los rangos de una regla de velocidad. Cada intento mira hacia atrás desde su propio momento.',
    en: 'The ranges of a velocity rule. Each attempt looks back from its own moment.',
  },
  examples: [{ name: 'all', words: { es: 'Todos', en: 'All' } }],
});

export const listVelocityRules = defineOperation({
  method: 'GET',
  path: '/velocityrules/bycompany',
  subject: 'fraud',
  access,
  answer: z.array(VelocityRuleSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Reglas de velocidad', en: 'Velocity rules' },
  description: {
    es: 'Las tres reglas del negocio elegido: por correo, por IP y por tarjeta. Las que nadie ha cambiado están inactivas.',
    en: 'The three rules of the selected business: by e-mail, by IP and by card. Those that nobody has changed are not active.',
  },
  examples: [{ name: 'rules', words: { es: 'Del negocio elegido', en: 'Of the selected business' } }],
});

export const updateVelocityRules = defineOperation({
  method: 'POST',
  path: '/velocityrules/updateRules',
  subject: 'fraud',
  access,
  body: UpdateVelocityRulesSchema,
  listBody: 'rules',
  answer: z.array(VelocityRuleSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Cambiar las reglas de velocidad', en: 'Change velocity rules' },
  description: {
    es: 'Recibe la lista de reglas, sola o como `rules`; las que no vienen se quedan como están. El valor es mayor que 0 y menor que 30. Con la regla activa, el intento que la supera pasa a revisión (007) si es con tarjeta; en efectivo o con Aplazo se rechaza (003).',
    en: 'Takes the list of rules, alone or as `rules`; those left out stay as they are. The value is greater than 0 and less than 30. While a rule is active, the attempt that exceeds it goes to review (007) by card; in cash or by Aplazo it is declined (003).',
  },
  examples: [
    {
      name: 'ip',
      words: { es: 'Diez intentos por IP en una hora', en: 'Ten attempts by IP within an hour' },
      body: { rules: [{ fieldRuleTypesId: 2, active: true, value: 10, timeRangeId: 1 }] },
    },
  ],
});

export const dryRunVelocityRule = defineOperation({
  method: 'GET',
  path: '/velocityrules/dryrun',
  subject: 'fraud',
  access,
  query: DryRunQuerySchema,
  answer: VelocityDryRunSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Probar una regla de velocidad', en: 'Test a velocity rule' },
  description: {
    es: 'Cuántos pagos de los últimos 7 y 30 días habría detenido la regla, antes de guardarla. No cambia nada.',
    en: 'How many payments of the last 7 and 30 days the rule would have stopped, before it is saved. Nothing is changed.',
  },
  examples: [
    {
      name: 'card',
      words: { es: 'Tres intentos por tarjeta en 24 horas', en: 'Three attempts by card within 24 hours' },
      query: { fieldRuleTypesId: 3, value: 3, timeRangeId: 2 },
    },
  ],
});
