import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** The browser's select control in the style of the other controls. */
export const SelectInput = ({ className = '', children, ...rest }: ComponentProps<'select'>) => (
  <div className={`relative ${className}`}>
    <select
      {...rest}
      className="w-full min-h-9 appearance-none rounded-control border border-line-strong bg-paper pr-9 pl-3 text-14 text-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-faint pointer-coarse:min-h-11 pointer-coarse:text-16"
    >
      {children}
    </select>
    <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft">
      <Icon name="chevronDown" className="size-3.5" />
    </span>
  </div>
);
