import type { ComponentProps } from 'react';

/** A text of several lines; it grows with what is typed. */
export const TextArea = ({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    {...rest}
    className={`field-sizing-content min-h-20 w-full resize-y rounded-control border border-line-strong bg-paper px-3 py-2 text-14 text-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-faint pointer-coarse:text-16 ${className}`}
  />
);
