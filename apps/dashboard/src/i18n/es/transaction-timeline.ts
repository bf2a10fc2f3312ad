import type { TimelineView } from '#features/transactions/timeline/timeline-items.ts';

/** Words of everything that a payment went through. */
export const transactionTimelineWords = {
  views: { all: 'Todo', money: 'Dinero', api: 'API', notices: 'Avisos' } satisfies Record<
    TimelineView,
    string
  > as Record<TimelineView, string>,
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
