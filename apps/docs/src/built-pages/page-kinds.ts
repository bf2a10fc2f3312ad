import { collectErrors } from '../plugins/error-pages/lib/collect-errors.ts';
import type { PageKind } from '../search/page-kind.ts';
import { documentedMethods } from '../site/documented-methods.ts';
import { type Locale, locales } from '../site/locales.ts';
import { homeOf } from '../site/markdown-address.ts';

const kindsIn = (locale: Locale): [string, PageKind][] => [
  ...documentedMethods.map(({ page }): [string, PageKind] => [`${homeOf(locale)}${page}`, 'call']),
  ...collectErrors(locale).map(({ code, api }): [string, PageKind] => [
    `${homeOf(locale)}/errors/${code}`,
    api === 'dashboard' ? 'dashboardError' : 'error',
  ]),
];

const kinds = new Map(locales.flatMap(kindsIn));

/** What kind of page stands at an address. */
export const kindOfPage = (address: string): PageKind =>
  kinds.get(address) ?? (/\/catalogs\/[^/]+$/.test(address) ? 'catalogue' : 'guide');
