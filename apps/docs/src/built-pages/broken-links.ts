import { selectAll } from 'hast-util-select';
import { anchorsOf, type BuiltPage } from './built-page.ts';

type Linked = Pick<BuiltPage, 'address' | 'document'>;

/** The rest of the host is the dashboard's and the API's. */
const isOurs = (path: string): boolean => path === '/docs' || path.startsWith('/docs/');

const targetsOf = ({ document }: Linked): string[] => [
  ...selectAll('a[href]', document).map(({ properties }) => String(properties.href)),
  ...selectAll('link[href]', document).map(({ properties }) => String(properties.href)),
  ...selectAll('[src]', document).map(({ properties }) => String(properties.src)),
];

/**
 * Links of built pages that lead nowhere: to a page, a file or a place of a page that is not there. The generator checks
 * those of prose alone, not those that components make.
 */
export const brokenLinks = (
  pages: readonly Linked[],
  files: ReadonlySet<string>,
  site: string,
): { readonly from: string; readonly to: string }[] => {
  const anchors = new Map(pages.map((page) => [page.address, anchorsOf(page)]));
  const leadsSomewhere = (from: string, href: string): boolean => {
    const url = new URL(href, `${site}${from}`);
    const path = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
    if (url.origin !== site || !isOurs(path)) return true;
    const known = anchors.get(path);
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (known) return anchor === '' || known.has(anchor);
    return files.has(path);
  };
  return pages.flatMap((page) =>
    [...new Set(targetsOf(page))]
      .filter((href) => !leadsSomewhere(page.address, href))
      .map((to) => ({ from: page.address, to })),
  );
};
