import type { ReactNode } from 'react';

type DottedProps = { readonly children: readonly [ReactNode, ReactNode] };

/**
 * Two texts with a dot between them; where one line has no room for both, the second begins the next, without the dot. Where values end
 * at one edge (`data-ends`), it always does.
 */
export const Dotted = ({ children: [first, second] }: DottedProps) => (
  <span className="inline-flex max-w-full flex-wrap gap-x-3 overflow-x-clip in-[[data-ends]]:flex-col in-[[data-ends]]:items-end">
    <span>{first}</span>{' '}
    <span className="relative">
      <span className="absolute -left-2 font-normal in-[[data-ends]]:hidden">·&nbsp;</span>
      {second}
    </span>
  </span>
);
