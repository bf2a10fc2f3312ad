import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** A text of several lines; it grows with what is typed. */
export const TextArea = ({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    {...rest}
    className={`field-sizing-content min-h-20 w-full resize-y rounded-control border border-line-strong bg-paper px-3 py-2 text-14 text-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-faint pointer-coarse:text-16 ${className}`}
  />
);

/** The browser's select control in the style of the other controls. */
export const SelectInput = ({ className = '', children, ...rest }: ComponentProps<'select'>) => (
  <div className={`relative ${className}`}>
    <select
      {...rest}
      className="w-full min-h-9 appearance-none rounded-control border border-line-strong bg-paper pr-9 pl-3 text-14 text-ink has-[option[value='']:disabled:checked]:text-ink-faint aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-faint pointer-coarse:min-h-11 pointer-coarse:text-16"
    >
      {children}
    </select>
    <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft">
      <Icon name="chevronDown" className="size-3.5" />
    </span>
  </div>
);

type SwitchProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The switch's accessible name. */
  readonly label: string;
  readonly disabled?: boolean;
};

export const Switch = ({ checked, onChange, label, disabled = false }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    aria-label={label}
    disabled={disabled}
    onClick={() => onChange(!checked)}
    className="group inline-flex min-h-6 shrink-0 items-center rounded-full disabled:opacity-55 pointer-coarse:min-h-11"
  >
    <span className="flex h-5 w-9 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent">
      <span className="size-3.5 rounded-full bg-ink-soft transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-accent" />
    </span>
  </button>
);
