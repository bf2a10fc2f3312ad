import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import {
  EmailDetailSchema,
  EmailParamsSchema,
  EmailRowSchema,
  ListEmailsSchema,
  ResendEmailSchema,
} from './email-schema.ts';

const shared = {
  subject: 'emails',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
} as const;

export const listEmails = defineOperation({
  ...shared,
  method: 'GET',
  path: '/emails',
  query: ListEmailsSchema,
  answer: z.array(EmailRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Correos', en: 'E-mails' },
  description: {
    es: 'Los correos a los clientes y al negocio, el más reciente primero. Sin servidor de correo no se envían; se guardan aquí.',
    en: 'The e-mails to customers and to the business, newest first. Without a mail server they are not sent; they are stored here.',
  },
  examples: [
    { name: 'all', words: { es: 'Todos', en: 'All' } },
    { name: 'links', words: { es: 'Ligas de pago', en: 'Payment links' }, query: { kind: 'paymentLink' } },
  ],
});

export const getEmail = defineOperation({
  ...shared,
  method: 'GET',
  path: '/emails/{idEmail}',
  params: EmailParamsSchema,
  answer: EmailDetailSchema,
  answerKind: 'envelope',
  errors: ['email_not_found'],
  summary: { es: 'Un correo', en: 'An e-mail' },
  description: {
    es: 'El mensaje en HTML y en texto, y cómo va su envío.',
    en: 'The message in HTML and as text, and the state of its delivery.',
  },
  examples: [{ name: 'one', words: { es: 'Uno', en: 'One' }, params: { idEmail: 1 } }],
});

export const resendEmail = defineOperation({
  ...shared,
  method: 'POST',
  path: '/emails/{idEmail}/resend',
  params: EmailParamsSchema,
  body: ResendEmailSchema,
  answer: EmailDetailSchema,
  answerKind: 'envelope',
  errors: ['email_not_found', 'emails_not_sent', 'email_sent_once'],
  summary: { es: 'Enviar de nuevo', en: 'Send again' },
  description: {
    es: 'Hace un intento más, de inmediato: el mismo mensaje a las mismas direcciones. Necesita un servidor de correo (SMTP_URL).',
    en: 'Makes one more attempt immediately, with the same message to the same addresses. It needs a mail server (SMTP_URL).',
  },
  examples: [{ name: 'again', words: { es: 'Otra vez', en: 'Again' }, params: { idEmail: 1 }, body: {} }],
});
