import type { ComponentProps, ReactNode } from 'react';

const controlClass =
  'w-full min-h-9 rounded-control border border-line-strong bg-paper px-3 text-14 text-ink aria-invalid:border-danger read-only:border-line read-only:bg-ground read-only:text-ink-soft disabled:border-line disabled:bg-ground disabled:text-ink-faint pointer-coarse:min-h-11 pointer-coarse:text-16 [&[type=search]]:border-edge';

type TextInputProps = ComponentProps<'input'> & {
  /** A control at the end of the field, such as show password or clear. */
  end?: ReactNode;
  /** An icon or currency sign before the text. */
  start?: ReactNode;
};

export const TextInput = ({ end, start, className = '', ...rest }: TextInputProps) => (
  <div className={`relative ${className}`}>
    {start && (
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint">
        {start}
      </span>
    )}
    <input type="text" {...rest} className={`${controlClass} ${start ? 'pl-9' : ''} ${end ? 'pr-11' : ''}`} />
    {end && <span className="absolute inset-y-0 right-0.5 flex items-center">{end}</span>}
  </div>
);
