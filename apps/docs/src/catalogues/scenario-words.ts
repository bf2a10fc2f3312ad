import type { ScenarioTarget } from '@pasarela/contracts/http/define-operation';

/** The groups of the table, in its order. Scenarios of a cardholder stand with those of a card. */
export const scenarioGroups = {
  answers: ['change', 'answer'],
  webhooks: ['webhooks'],
  bank: ['card', 'cardholder'],
} as const satisfies Record<string, readonly ScenarioTarget[]>;

const es = {
  titles: {
    answers: 'Fallas de la respuesta',
    webhooks: 'Fallas de los webhooks',
    bank: 'Respuestas del banco',
  } satisfies Record<keyof typeof scenarioGroups, string>,
  value: 'Valor',
  happens: 'Qué pasa',
  correct: 'Qué hace una integración correcta',
};

const en: typeof es = {
  titles: {
    answers: 'Failures of the response',
    webhooks: 'Failures of webhooks',
    bank: 'Responses of the bank',
  },
  value: 'Value',
  happens: 'What happens',
  correct: 'What a correct integration does',
};

export const scenarioWords = { es, en };
