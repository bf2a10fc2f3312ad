import OriginalSidebar from '@theme-original/DocSidebar';
import { type ComponentProps, Suspense } from 'react';

/** A boundary of its own: the page answers before its long navigation does, which a phone does not even show. */
export default function DocSidebar({ path, ...props }: ComponentProps<typeof OriginalSidebar>) {
  return (
    <Suspense>
      {/* The page of an error is of the catalogue of errors. */}
      <OriginalSidebar {...props} path={path.replace(/(\/errors)\/[^/]+\/?$/, '$1')} />
    </Suspense>
  );
}
