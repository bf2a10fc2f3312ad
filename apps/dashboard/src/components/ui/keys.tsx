type KeysProps = { readonly keys: readonly string[]; readonly className?: string };

/** Keys that are pressed one after the other. */
export const Keys = ({ keys, className = '' }: KeysProps) => (
  <span className={`flex shrink-0 gap-1 ${className}`}>
    {keys.map((key) => (
      <kbd
        key={key}
        className="inline-flex min-w-6 items-center justify-center rounded-control border border-line bg-sunken px-1.5 font-mono text-12 text-ink-soft"
      >
        {key}
      </kbd>
    ))}
  </span>
);
