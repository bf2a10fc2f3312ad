import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

/** Whether the page has become another one since it was opened. */
export const HasMovedContext = createContext(false);

/**
 * What the page is about now. When the page has become another one the focus moves here, as a new document would have it:
 * so it is read out, and begins at its beginning.
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
