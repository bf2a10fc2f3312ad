import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

/** Whether the content has changed since the page was opened. */
export const HasMovedContext = createContext(false);

/**
 * The heading of the current content. When the content changes, the focus moves here, so that screen readers read the new content
 * from its beginning.
 */
export const CheckoutHeading = ({
  children,
  className = '',
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useContext(HasMovedContext);
  const isNew = useRef(hasMoved);
  useEffect(() => {
    if (isNew.current) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  );
};
