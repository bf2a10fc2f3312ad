import type { StatusColour } from '../statuses/transaction-status.ts';
import type { Words } from '../words/words.ts';

/** The delivery states of a webhook message. */
export const webhookStates = {
  waiting: { label: { es: 'Por entregar', en: 'Waiting' }, colour: 'orange' },
  delivered: { label: { es: 'Entregado', en: 'Delivered' }, colour: 'green' },
  failed: { label: { es: 'No entregado', en: 'Failed' }, colour: 'red' },
} as const satisfies Record<string, { label: Words; colour: StatusColour }>;

export type WebhookState = keyof typeof webhookStates;
export const webhookStateNames = Object.keys(webhookStates) as WebhookState[];

/** The reasons for which a delivery attempt failed. */
export const webhookFailures = {
  status: { es: 'La respuesta no fue 2xx', en: 'The response was not 2xx' },
  redirect: {
    es: 'Respondió con una redirección, y las redirecciones no se siguen',
    en: 'It responded with a redirect, and redirects are not followed',
  },
  gone: {
    es: 'Respondió 410 Gone, y no se reintenta',
    en: 'It responded 410 Gone, and is not retried',
  },
  timeout: { es: 'No respondió a tiempo', en: 'It did not respond in time' },
  unknown_host: { es: 'El servidor no se encontró', en: 'The host was not found' },
  connection: { es: 'No hubo conexión', en: 'No connection could be made' },
  certificate: { es: 'El certificado TLS no es válido', en: 'The TLS certificate is not valid' },
  private_address: {
    es: 'La dirección está en una red privada',
    en: 'The address is on a private network',
  },
  other: { es: 'Falló el envío', en: 'The delivery failed' },
} as const satisfies Record<string, Words>;

export type WebhookFailure = keyof typeof webhookFailures;
export const webhookFailureNames = Object.keys(webhookFailures) as WebhookFailure[];
