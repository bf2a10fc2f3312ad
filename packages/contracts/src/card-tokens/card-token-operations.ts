import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { paymentPageQuery } from '../payments/payment-page-schema.ts';
import { CreateCardTokenSchema } from '../payments/payment-schema.ts';
import { sampleCard, sampleOrder } from '../payments/sample-payment.ts';
import {
  CardTokenAnswerSchema,
  CardTokenCodeSchema,
  CardTokenListSchema,
  DeletedCardTokenSchema,
} from './card-token-schema.ts';

const { FirstName, LastName, Email } = sampleOrder;

export const createCardToken = defineOperation({
  method: 'POST',
  path: '/customercardidentifiers',
  subject: 'tokens',
  access: { kind: 'apiKey' },
  body: CreateCardTokenSchema,
  answer: CardTokenAnswerSchema,
  answerKind: 'plain',
  idempotent: true,
  scenarios: ['answer', 'change', 'card'],
  errors: ['card_not_accepted'],
  summary: { es: 'Guardar una tarjeta', en: 'Save a card' },
  description: {
    es: 'Verifica la tarjeta con su banco, sin cobrar, y la guarda como token con el que pagas después. Si el banco la rechaza no se guarda.',
    en: 'Verifies the card with its bank, without a charge, and saves it as a token to pay with later. If the bank declines it, it is not saved.',
  },
  examples: [
    {
      name: 'visa',
      words: { es: 'Visa', en: 'Visa' },
      body: {
        FirstName,
        LastName,
        Email,
        ...sampleCard,
      },
      responseCode: '002',
    },
  ],
});

export const deleteCardToken = defineOperation({
  method: 'DELETE',
  path: '/customercardidentifiers/{id}',
  subject: 'tokens',
  access: { kind: 'apiKey' },
  params: z.strictObject({ id: CardTokenCodeSchema }),
  answer: DeletedCardTokenSchema,
  answerKind: 'plain',
  idempotent: true,
  scenarios: ['answer', 'change'],
  errors: ['card_token_not_found'],
  summary: { es: 'Borrar una tarjeta guardada', en: 'Delete a saved card' },
  description: {
    es: 'El token deja de existir y ya no se puede pagar con él. Las suscripciones que nacieron con esa tarjeta siguen cobrando: se cancelan aparte.',
    en: 'The token no longer exists and cannot be used to pay. Subscriptions that began with that card go on charging: cancel them separately.',
  },
  examples: [
    {
      name: 'one',
      words: { es: 'Una tarjeta', en: 'One card' },
      params: { id: 'tok_4Jp2mVq8sXw0LkD3' },
      responseCode: '002',
    },
  ],
});

export const listCardTokens = defineOperation({
  method: 'GET',
  path: '/customercardidentifiers/{emailCustomer}/list',
  subject: 'tokens',
  access: { kind: 'apiKey' },
  params: z.strictObject({
    emailCustomer: z
      .email()
      .max(254)
      .meta({
        ...words(
          'El correo de tu cliente, exacto y sin distinguir mayúsculas.',
          "Your customer's complete e-mail; case does not matter.",
        ),
        example: 'ana.lopez@example.com',
      }),
  }),
  query: z.strictObject(paymentPageQuery),
  answer: CardTokenListSchema,
  answerKind: 'plain',
  scenarios: ['answer'],
  errors: [],
  summary: { es: 'Tarjetas de un cliente', en: 'Saved cards of a customer' },
  description: {
    es: 'Las tarjetas que guardaste de un cliente, por su correo, la más reciente primero. Si no hay ninguna, la lista viene vacía.',
    en: 'The cards that you have saved for a customer, by e-mail, newest first. If there are none, the list is empty.',
  },
  examples: [
    {
      name: 'one',
      words: { es: 'De un cliente', en: 'For a customer' },
      params: { emailCustomer: 'ana.lopez@example.com' },
      responseCode: '002',
    },
  ],
});
