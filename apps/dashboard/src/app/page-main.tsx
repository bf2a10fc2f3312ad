import { Outlet, useMatches } from 'react-router';
import { usePageFocus } from '#components/ui/use-page-focus.ts';

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
