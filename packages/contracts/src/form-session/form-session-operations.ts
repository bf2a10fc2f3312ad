import { defineOperation } from '../http/define-operation.ts';
import { CreateFormSessionSchema, FormSessionSchema } from './form-session-schema.ts';

export const createFormSession = defineOperation({
  method: 'POST',
  path: '/pay/session',
  subject: 'payments',
  access: { kind: 'public' },
  crossOrigin: true,
  body: CreateFormSessionSchema,
  answer: FormSessionSchema,
  answerKind: 'plain',
  errors: ['credentials_invalid', 'form_session_taken'],
  summary: { es: 'Sesión del formulario en tu página', en: 'Form session on your own page' },
  description: {
    es: 'La llama nuestro script desde tu página: la tarjeta viaja cifrada y no pasa por tu servidor. Tu servidor paga después con PaymentProcess.sessionId, una vez y dentro de 30 minutos.',
    en: 'Our script calls it from your page: the card travels encrypted and never passes through your server. Your server then pays with PaymentProcess.sessionId, once and within 30 minutes.',
  },
  examples: [
    {
      name: 'card',
      words: { es: 'Una tarjeta cifrada', en: 'An encrypted card' },
      body: {
        ApiKey: 'demo-sandbox-key',
        SessionId: 'ses_8f2c1b7d90a34e55',
        Data: 'Zm9ybS1zZXNzaW9uLWV4YW1wbGU=',
      },
    },
  ],
});
