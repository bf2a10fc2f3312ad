import { Outlet } from 'react-router';
import { usePageFocus } from './use-page-focus.ts';

/** Where the pages of a layout stand, and where the skip link leads. `className`: how wide they are, and what is round them. */
export const PageMain = ({ className }: { readonly className: string }) => {
  const main = usePageFocus();
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
