import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import {
  CardReplacementSchema,
  CardReplacementTokenSchema,
  ReplaceCardSchema,
} from './card-replacement-schema.ts';

const token = 'rpl_3fV9rT0pQm5sXw2LkD8yZn';

/** The calls of the page on which a customer replaces a card. Anyone with its address may make them. */
const hosted = {
  subject: 'checkouts',
  access: { kind: 'payer' },
  params: z.strictObject({ token: CardReplacementTokenSchema }),
  answer: CardReplacementSchema,
  answerKind: 'envelope',
  path: '/card-replacement/{token}',
} as const;

export const getCardReplacement = defineOperation({
  ...hosted,
  method: 'GET',
  errors: [],
  summary: {
    es: 'Qué muestra la página para reemplazar una tarjeta',
    en: 'What the page to replace a card shows',
  },
  description: {
    es: 'El comercio, la suscripción, la tarjeta que se reemplaza y si la liga todavía sirve.',
    en: 'The merchant, the subscription, the card that is replaced and whether the link can still be used.',
  },
  examples: [{ name: 'one', words: { es: 'Una', en: 'One' }, params: { token } }],
});

export const replaceCard = defineOperation({
  ...hosted,
  method: 'POST',
  body: ReplaceCardSchema,
  errors: ['card_replacement_ended', 'card_not_accepted'],
  summary: { es: 'Reemplazar la tarjeta de una suscripción', en: 'Replace the card of a subscription' },
  description: {
    es: 'La tarjeta se verifica por 0.00 y queda para los siguientes cobros. La suscripción sigue pausada hasta que el comercio la reactiva. La liga sirve una vez.',
    en: 'The card is verified at 0.00 and used for the next charges. The subscription stays paused until the merchant reactivates it. The link can be used once.',
  },
  examples: [
    {
      name: 'visa',
      words: { es: 'Con otra tarjeta', en: 'With another card' },
      params: { token },
      body: {
        cardNumber: '4242424242424242',
        cardExpirationMonth: '12',
        cardExpirationYear: '30',
        cvv: '123',
      },
    },
  ],
});
