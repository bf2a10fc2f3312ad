import type { Locale } from '../site/locales.ts';

const es = {
  firstCall: {
    label: 'Un pago de prueba y su respuesta',
    send: 'Enviar este pago',
    sending: 'Enviando…',
    builder: 'Abrir el Request Builder',
    failed: 'No se pudo cargar el formulario. Revisa tu conexión e intenta de nuevo.',
  },
  open: 'Recorrer los pasos aquí',
  note: 'Un pago aceptado, uno rechazado y una consulta, uno tras otro y sin terminal.',
  label: 'Tu primer pago, desde esta página',
  loading: 'Cargando…',
};

export type GuideWords = typeof es;

const en: GuideWords = {
  firstCall: {
    label: 'A test payment and its response',
    send: 'Send this payment',
    sending: 'Sending…',
    builder: 'Open the Request Builder',
    failed: 'The form could not be loaded. Check your connection and try again.',
  },
  open: 'Take the steps here',
  note: 'An accepted payment, a declined one and a query, one after another and without a terminal.',
  label: 'Your first payment, from this page',
  loading: 'Loading…',
};

export const guideWords: Readonly<Record<Locale, GuideWords>> = { es, en };
