import type { ComponentProps } from 'react';
import { useControlsWords } from '#components/ui/controls-words.ts';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-edge bg-paper text-ink hover:bg-hover',
  /** What only the sandbox can do. */
  simulated: 'border border-dashed border-line-strong text-ink hover:bg-hover',
  ghost: 'text-ink-soft hover:bg-hover hover:text-ink data-[state=open]:text-ink',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
} as const;
const sizes = {
  medium: 'min-h-9 px-3.5 text-14',
  small: 'min-h-8 px-2.5 text-13',
  /** A square button with only an icon. */
  icon: 'size-9 justify-center',
} as const;

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap no-underline transition-colors disabled:opacity-55 disabled:pointer-events-none pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** The classes of a button, for a link that looks like one. */
export const buttonClass = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string =>
  `${base} ${variants[variant]} ${sizes[size]}`;

const Spinner = () => (
  <span
    aria-hidden="true"
    className="size-3.5 motion-safe:animate-turn rounded-full border-2 border-current border-r-transparent"
  />
);

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The action is running: the button shows `busyLabel` (or a default text) and ignores further presses. */
  busy?: boolean;
  busyLabel?: string;
};

export const Button = ({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  busyLabel,
  type = 'button',
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const words = useControlsWords();
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: focus would be lost in the middle of what the user does.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(variant, size)} ${className}`}
    >
      {busy ? (
        <>
          <Spinner />
          <span>{busyLabel ?? words.working}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
};
