import type { Locale } from '../site/locales.ts';

type ReadingWords = {
  readonly summary: string;
  readonly how: string;
  readonly start: string;
  readonly errors: string;
  readonly machines: string;
  readonly openApi: string;
  readonly postman: string;
  readonly whole: string;
  readonly otherLanguage: string;
};

export const readingWords: Readonly<Record<Locale, ReadingWords>> = {
  es: {
    summary:
      'Documentación para integrar pagos en línea en pesos mexicanos (MXN) con Pasarela, versión 1.17.',
    how: 'Cada página está aquí en Markdown; sin `.md` al final, la misma dirección es la página para un navegador.',
    start: 'Para empezar',
    errors: 'Códigos de error',
    machines: 'Para herramientas',
    openApi: 'Descripción OpenAPI 3.1 de cada llamada',
    postman: 'Colección de Postman de la API de pagos',
    whole: 'Todas las páginas en un solo archivo',
    otherLanguage: 'Esta lista en inglés',
  },
  en: {
    summary:
      'Documentation for integrating online payments in Mexican pesos (MXN) with Pasarela, version 1.17.',
    how: 'Each page is here as Markdown; without the final `.md`, the same address is the page for a browser.',
    start: 'Get started',
    errors: 'Error codes',
    machines: 'For tools',
    openApi: 'OpenAPI 3.1 description of every call',
    postman: 'Postman collection of the payment API',
    whole: 'All the pages in one file',
    otherLanguage: 'This list in Spanish',
  },
};
