import type { Locale } from '../site/locales.ts';
import type { PageKind } from './page-kind.ts';

/** What a result calls the kind of its page. Apart from the words of the closed search, which every page loads. */
export const kindWords: Readonly<Record<Locale, Readonly<Record<PageKind, string>>>> = {
  es: {
    guide: 'Guía',
    call: 'Llamada',
    catalogue: 'Catálogo',
    error: 'Error',
    dashboardError: 'Error del panel',
  },
  en: {
    guide: 'Guide',
    call: 'API call',
    catalogue: 'Catalogue',
    error: 'Error',
    dashboardError: 'Dashboard error',
  },
};
