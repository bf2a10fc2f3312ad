import { useWords } from '#i18n/use-words.ts';

const es = {
  views: { all: 'Todo', money: 'Dinero', api: 'API', notices: 'Avisos' },
  show: 'Mostrar',
  failed: { api: 'No se pudieron cargar las peticiones', notices: 'No se pudieron cargar los avisos' },
  nothing: {
    money: 'Aún no se ha movido dinero.',
    api: 'Sin llamadas a la API en los últimos 30 días.',
    notices: 'Aún no se envía ningún webhook ni correo.',
  },
  setUp: 'Definir las URL de resultados',
  webhook: (event: string) => `Webhook: ${event}`,
  email: (kind: string) => `Correo: ${kind}`,
  attempts: (count: number) => (count === 1 ? '1 intento' : `${count} intentos`),
  recipients: 'Para',
  payload: 'Contenido',
  payloadCopy: 'el contenido del webhook',
  loading: 'Cargando',
  failedOne: 'No se pudo cargar',
  openRequest: 'Abrir en el registro de peticiones',
  openWebhook: 'Ver los intentos',
  openEmail: 'Ver el correo',
  allRequests: (count: string) => `Ver las ${count} peticiones`,
  allWebhooks: (count: string) => `Ver los ${count} envíos`,
  allEmails: (count: string) => `Ver los ${count} correos`,
};

const en: typeof es = {
  views: { all: 'All', money: 'Money', api: 'API', notices: 'Notices' },
  show: 'Show',
  failed: { api: 'The requests could not be loaded', notices: 'The notices could not be loaded' },
  nothing: {
    money: 'No money has moved yet.',
    api: 'No API requests in the last 30 days.',
    notices: 'No webhooks or e-mails yet.',
  },
  setUp: 'Set the result URLs',
  webhook: (event) => `Webhook: ${event}`,
  email: (kind) => `E-mail: ${kind}`,
  attempts: (count) => (count === 1 ? '1 attempt' : `${count} attempts`),
  recipients: 'To',
  payload: 'Payload',
  payloadCopy: 'the payload of the webhook',
  loading: 'Loading',
  failedOne: 'It could not be loaded',
  openRequest: 'Open in the request log',
  openWebhook: 'See the attempts',
  openEmail: 'See the e-mail',
  allRequests: (count) => `See all ${count} requests`,
  allWebhooks: (count) => `See all ${count} webhooks`,
  allEmails: (count) => `See all ${count} e-mails`,
};

/** Words of everything that a payment went through. */
export const transactionTimelineWords = { es, en };
export const useTransactionTimelineWords = (): typeof es => useWords(transactionTimelineWords);
