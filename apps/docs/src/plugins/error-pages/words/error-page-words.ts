import type { Locale } from '../../../site/locales.ts';

const es = {
  breadcrumbs: 'Rastro de navegación',
  catalogue: 'Errores',
  status: (status: number) => `HTTP ${status}`,
  ofField: 'Código de un campo, dentro de `errors`',
  ofCall: 'Código de la llamada',
  message: 'Mensaje',
  remedy: 'Qué pasó y qué hacer',
  operations: 'Dónde puede ocurrir',
  dashboard: 'Solo lo contesta la API del panel; la API de pagos, no.',
  anyCall: 'En cualquier llamada, incluso a una dirección que no existe.',
  inside: {
    payment: 'En cualquier llamada con cuerpo o parámetros: llega dentro de',
    dashboard: 'En las llamadas de la API del panel: llega dentro de',
  },
  sample: 'Ejemplo',
  json: 'JSON',
  idempotency: 'Idempotencia: repetir sin cobrar dos veces',
  reproduce: 'Reprodúcelo en el Request Builder de esas páginas.',
};
export type ErrorPageWords = typeof es;

const en: ErrorPageWords = {
  breadcrumbs: 'Breadcrumbs',
  catalogue: 'Errors',
  status: (status) => `HTTP ${status}`,
  ofField: 'Field code, inside `errors`',
  ofCall: 'Request code',
  message: 'Message',
  remedy: 'What happened and what to do',
  operations: 'Where it can happen',
  dashboard: 'Only the dashboard’s API returns it; the payment API does not.',
  anyCall: 'In any request, even to an address that does not exist.',
  inside: {
    payment: 'In any call with a body or parameters: it comes inside',
    dashboard: 'In requests to the dashboard’s API: it comes inside',
  },
  sample: 'Example',
  json: 'JSON',
  idempotency: 'Idempotency: repeat without charging twice',
  reproduce: 'Reproduce it in the Request Builder on those pages.',
};

export const errorPageWords: Readonly<Record<Locale, ErrorPageWords>> = { es, en };
