import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { limits } from '../limits/limits.ts';
import {
  ClearedInboxSchema,
  InboxParamsSchema,
  InboxRowSchema,
  ListInboxSchema,
  ListWebhooksSchema,
  ReceivedSchema,
  ResendWebhookSchema,
  SendSampleSchema,
  WebhookDetailSchema,
  WebhookParamsSchema,
  WebhookRowSchema,
} from './webhook-schema.ts';

export const listWebhooks = defineOperation({
  method: 'GET',
  path: '/webhooks',
  subject: 'webhooks',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  query: ListWebhooksSchema,
  answer: z.array(WebhookRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Envíos de resultados', en: 'Deliveries of results' },
  description: {
    es: 'Los resultados que se enviaron o están por enviarse, el más reciente primero.',
    en: 'The results that were sent or are still to be sent, newest first.',
  },
  examples: [
    { name: 'all', words: { es: 'Todos', en: 'All' } },
    {
      name: 'failed',
      words: { es: 'Los no entregados', en: 'Those that failed' },
      query: { state: 'failed' },
    },
    {
      name: 'paused',
      words: { es: 'Las suscripciones que se pausaron', en: 'The subscriptions that were paused' },
      query: { event: 'subscription.paused' },
    },
  ],
});

export const getWebhook = defineOperation({
  method: 'GET',
  path: '/webhooks/{idWebhook}',
  subject: 'webhooks',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  params: WebhookParamsSchema,
  answer: WebhookDetailSchema,
  answerKind: 'envelope',
  errors: ['webhook_not_found'],
  summary: { es: 'Un envío con sus intentos', en: 'A delivery with its attempts' },
  description: {
    es: 'El cuerpo que se envía y cada intento: lo que se mandó, lo que se respondió y cuánto tardó.',
    en: 'The body that is sent, and each attempt: what was sent, the response and how long it took.',
  },
  examples: [{ name: 'one', words: { es: 'Uno', en: 'One' }, params: { idWebhook: 1 } }],
});

export const resendWebhook = defineOperation({
  method: 'POST',
  path: '/webhooks/{idWebhook}/resend',
  subject: 'webhooks',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  params: WebhookParamsSchema,
  body: ResendWebhookSchema,
  answer: WebhookDetailSchema,
  answerKind: 'envelope',
  errors: ['webhook_not_found'],
  summary: { es: 'Enviar de nuevo', en: 'Send again' },
  description: {
    es: 'Hace un intento más, de inmediato: el mismo mensaje con el mismo webhook-id, aunque ya se haya entregado. Va a la URL que la configuración tiene ahora.',
    en: 'Makes one more attempt immediately: the same message with the same webhook-id, even if it was already delivered. It goes to the URL that the settings have now.',
  },
  examples: [{ name: 'again', words: { es: 'Otra vez', en: 'Again' }, params: { idWebhook: 1 }, body: {} }],
});

export const sendWebhookSample = defineOperation({
  method: 'POST',
  path: '/webhooks/sample',
  subject: 'webhooks',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  body: SendSampleSchema,
  answer: WebhookDetailSchema,
  answerKind: 'envelope',
  errors: ['webhook_url_missing'],
  summary: { es: 'Enviar una muestra', en: 'Send a sample' },
  description: {
    es: 'Envía a una de las tres URL un resultado de muestra o, con Event, el resultado o evento que elijas, firmado como los demás.',
    en: 'Sends a sample result to one of the three URLs or, with Event, the result or event of your choice, signed like all the others.',
  },
  examples: [
    {
      name: 'success',
      words: { es: 'Un pago aceptado', en: 'An accepted payment' },
      body: { Property: 'Success' },
    },
    {
      name: 'chargeback',
      words: { es: 'Un contracargo', en: 'A chargeback' },
      body: { Property: 'Default', Event: 'transaction.chargeback_in_process' },
    },
    {
      name: 'subscription',
      words: { es: 'Una suscripción pausada', en: 'A paused subscription' },
      body: { Property: 'Default', Event: 'subscription.paused' },
    },
  ],
});

export const listInbox = defineOperation({
  method: 'GET',
  path: '/sandbox/inbox',
  subject: 'webhooks',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  query: ListInboxSchema,
  answer: z.array(InboxRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Buzón de pruebas', en: 'Test inbox' },
  description: {
    es: 'Lo que recibió el buzón de la cuenta de pruebas, lo más reciente primero, y si su firma es la de la cuenta.',
    en: "What the sandbox account's inbox received, newest first, and whether its signature is the account's.",
  },
  examples: [{ name: 'inbox', words: { es: 'El buzón', en: 'The inbox' } }],
});

export const clearInbox = defineOperation({
  method: 'DELETE',
  path: '/sandbox/inbox',
  subject: 'webhooks',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  answer: ClearedInboxSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Vaciar el buzón', en: 'Empty the inbox' },
  description: {
    es: 'Quita del buzón todo lo recibido. Los envíos y sus intentos se conservan.',
    en: 'Removes everything received. Deliveries and their attempts stay.',
  },
  examples: [{ name: 'clear', words: { es: 'Vaciarlo', en: 'Empty it' } }],
});

export const receiveInboxMessage = defineOperation({
  method: 'POST',
  path: '/sandbox/inbox/{inbox}',
  subject: 'webhooks',
  access: { kind: 'public' },
  params: InboxParamsSchema,
  rawBody: {
    maxBytes: limits.inboxBytes,
    words: { es: 'Cualquier JSON.', en: 'Any JSON.' },
  },
  answer: ReceivedSchema,
  answerKind: 'envelope',
  errors: ['inbox_not_found'],
  summary: { es: 'Recibir en el buzón', en: 'Receive in the inbox' },
  description: {
    es: 'La dirección del buzón de una cuenta de pruebas: recibe cualquier JSON y guarda encabezados, cuerpo y si la firma es la de la cuenta. Conserva los 500 más recientes.',
    en: "The address of a sandbox account's inbox: it accepts any JSON, and stores headers, body and whether the signature is the account's. It keeps the newest 500.",
  },
  examples: [
    {
      name: 'any',
      words: { es: 'Un aviso', en: 'A webhook' },
      params: { inbox: 'in_2Jb1xQ7mX0d4' },
      rawBody: '{"hello":"inbox"}',
    },
  ],
});
