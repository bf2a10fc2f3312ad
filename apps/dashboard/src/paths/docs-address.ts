import type { Language } from '#i18n/language.ts';
import { paths } from './paths.ts';

const roots = { es: paths.documentation, en: '/docs/en/' } as const satisfies Record<Language, string>;

/** The address of a page of the documentation in a language; without a name, of its guide. */
export const docsAddress = (language: Language, page = ''): string => `${roots[language]}${page}`;
