import { createCardToken } from '../card-tokens/card-token-operations.ts';
import { createFormSession } from '../form-session/form-session-operations.ts';
import { cardFields } from '../payments/card-rules.ts';
import { doneMessages } from '../payments/done-messages.ts';
import { sampleCard, sampleOrder } from '../payments/sample-payment.ts';
import type { IntegrationMethod } from './integration-method.ts';
import { requestVariant } from './request-variant.ts';

const { FirstName, LastName, Email } = sampleOrder;

/** Methods that store a card, or receive one from a merchant's page. */
export const tokenMethods = {
  'tokenization-create': {
    page: '/tokenization/create',
    operation: 'createCardToken',
    title: { es: 'Crear un token', en: 'Create a token' },
    description: {
      es: 'Verifica una tarjeta y la guarda para pagar después sin pedirla otra vez.',
      en: 'Verifies a card and saves it for later payments, without asking for it again.',
    },
    body: requestVariant(createCardToken.body, {
      required: ['FirstName', 'LastName', 'Email', ...cardFields],
      optional: ['IdCompany', 'CardType'],
    }),
    samples: [
      {
        name: 'visa',
        words: { es: 'Visa', en: 'Visa' },
        body: { FirstName, LastName, Email, ...sampleCard },
        responseCode: '002',
        message: doneMessages.cardKept,
      },
    ],
  },
  'tokenization-delete': {
    page: '/tokenization/delete',
    operation: 'deleteCardToken',
    title: { es: 'Borrar un token', en: 'Delete a token' },
    description: {
      es: 'El token deja de existir. Las suscripciones no cambian.',
      en: 'The token no longer exists. Subscriptions do not change.',
    },
    samples: [
      {
        name: 'one',
        words: { es: 'Un token', en: 'One token' },
        params: { id: 'tok_4Jp2mVq8sXw0LkD3' },
        needs: [{ method: 'tokenization-create', gives: { id: 'customerCardIdentifier' } }],
        responseCode: '002',
        message: doneMessages.cardDeleted,
      },
    ],
  },
  'tokenization-list': {
    page: '/tokenization/list',
    operation: 'listCardTokens',
    title: { es: 'Listar tokens', en: 'List tokens' },
    description: {
      es: 'Las tarjetas que guardas de un cliente, por su correo.',
      en: 'The cards that you have saved for a customer, by e-mail.',
    },
    samples: [
      {
        name: 'customer',
        words: { es: 'De un cliente', en: 'For a customer' },
        params: { emailCustomer: Email },
        needs: [{ method: 'tokenization-create', gives: { emailCustomer: 'email' } }],
        responseCode: '002',
        message: doneMessages.cardsListed,
      },
    ],
  },
  'form-session': {
    operation: 'createFormSession',
    title: { es: 'Sesión de formulario', en: 'Form session' },
    description: {
      es: 'La llamada que nuestro script hace desde tu página.',
      en: 'The call that our script makes from your page.',
    },
    body: createFormSession.body,
    samples: [
      {
        name: 'card',
        words: { es: 'Una tarjeta cifrada', en: 'An encrypted card' },
        body: {
          ApiKey: 'demo-sandbox-key',
          SessionId: 'ses_8f2c1b7d90a34e55',
          Data: 'Zm9ybS1zZXNzaW9uLWV4YW1wbGU=',
        },
        byScript: { name: 'SessionId', data: 'Data', card: sampleCard },
      },
    ],
  },
} as const satisfies Record<string, IntegrationMethod>;
