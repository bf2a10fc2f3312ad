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
