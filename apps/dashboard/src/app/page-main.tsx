import { Outlet, useMatches } from 'react-router';
import { usePageFocus } from '#components/ui/page-title.tsx';

const pageOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'page' in handle && typeof handle.page === 'string'
    ? handle.page
    : undefined;

/** The main element of a layout, to which the skip link leads. `className`: its width and padding. */
export const PageMain = ({ className }: { readonly className: string }) => {
  const page = useMatches()
    .map((match) => pageOf(match.handle))
    .findLast((name) => name !== undefined);
  const main = usePageFocus(page);
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className={`mx-auto w-full px-4 outline-none lg:px-8 ${className}`}
    >
      <Outlet />
    </main>
  );
};

/** The first link in the tab order: skips the menus and leads to the content. */
export const SkipLink = ({ label }: { label: string }) => (
  <a
    href="#main"
    className="fixed top-2 left-2 z-60 -translate-y-24 rounded-control bg-ink px-4 py-2 font-medium text-paper focus:translate-y-0"
  >
    {label}
  </a>
);
