import OriginalSidebar from '@theme-original/DocSidebar';
import { type ComponentProps, Suspense } from 'react';

/** A boundary of its own: the page answers before its long navigation does, which a phone does not even show. */
export default function DocSidebar(props: ComponentProps<typeof OriginalSidebar>) {
  return (
    <Suspense>
      <OriginalSidebar {...props} />
    </Suspense>
  );
}
