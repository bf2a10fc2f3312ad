const name = 'Pasarela';

/** `compact`: shows only the symbol in a narrow window. */
export const Wordmark = ({ compact = false }: { compact?: boolean }) => (
  <span className="inline-flex items-center gap-2 text-16 font-semibold">
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-6">
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <path
        d="M11 24V8h6.5a5 5 0 0 1 0 10H11"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
    </svg>
    <span className={compact ? 'sr-only sm:not-sr-only' : ''}>{name}</span>
  </span>
);
