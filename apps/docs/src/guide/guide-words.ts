import type { Locale } from '../site/locales.ts';

const es = {
  open: 'Hazlo aquí, sin terminal',
  note: 'Un pago aceptado, uno rechazado y una consulta, enviados de verdad al sandbox desde esta página.',
  label: 'Tu primer pago, desde esta página',
  loading: 'Cargando…',
};

export type GuideWords = typeof es;

const en: GuideWords = {
  open: 'Do it here, without a terminal',
  note: 'An accepted payment, a declined one and a query, actually sent to the sandbox from this page.',
  label: 'Your first payment, from this page',
  loading: 'Loading…',
};

export const guideWords: Readonly<Record<Locale, GuideWords>> = { es, en };
