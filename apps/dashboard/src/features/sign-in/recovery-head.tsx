import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '#components/ui/page-title.tsx';

type RecoveryHeadProps = { readonly title: string; readonly children: ReactNode };

/** The heading of a step, which takes the focus when it appears, and its text. */
export const RecoveryHead = ({ title, children }: RecoveryHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PageTitle title={title} />
      <h1 ref={heading} tabIndex={-1} className="mb-2 text-28 font-semibold text-balance outline-none">
        {title}
      </h1>
      <div className="mb-6 flex flex-col gap-2 text-14 text-ink-soft wrap-anywhere">{children}</div>
    </>
  );
};
