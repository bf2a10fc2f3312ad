import type { Locale } from '../site/locales.ts';

const es = {
  open: 'Buscar',
  label: 'Buscar en la documentación',
  placeholder: 'Busca una página, un campo o un código',
  results: 'Resultados',
  close: 'Cerrar',
  loading: 'Cargando el índice…',
  failed: 'No se pudo cargar el índice. Revisa tu conexión e intenta de nuevo.',
  hint: 'Prueba con un campo, como ReferenceNumber; un código de error, como reference_taken; o un tema, como reembolso.',
  none: (query: string) => `Nada coincide con “${query}”.`,
  noneHint: 'Usa menos palabras o revisa cómo están escritas. Los acentos no importan.',
  count: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  legend: { choose: 'elegir', open: 'abrir', close: 'cerrar' },
};

const en: typeof es = {
  open: 'Search',
  label: 'Search the documentation',
  placeholder: 'Search for a page, a field or a code',
  results: 'Results',
  close: 'Close',
  loading: 'Loading the index…',
  failed: 'The index could not be loaded. Check your connection and try again.',
  hint: 'Try a field, such as ReferenceNumber; an error code, such as reference_taken; or a topic, such as refund.',
  none: (query) => `Nothing matches “${query}”.`,
  noneHint: 'Use fewer words or check how they are spelled. Accents do not matter.',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  legend: { choose: 'choose', open: 'open', close: 'close' },
};

export const searchWords: Readonly<Record<Locale, typeof es>> = { es, en };
