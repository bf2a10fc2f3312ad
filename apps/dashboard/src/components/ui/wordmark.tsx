import { mark } from '@pasarela/contracts/look/mark';

const name = 'Pasarela';

/** `compact`: shows only the symbol in a narrow window. */
export const Wordmark = ({ compact = false }: { compact?: boolean }) => (
  <span className="inline-flex items-center gap-2 text-16 font-semibold">
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      className="size-6 rounded-[22%] bg-accent"
    >
      <path d={mark.line} fill="none" strokeWidth={mark.stroke} className="stroke-on-accent" />
    </svg>
    <span className={compact ? 'sr-only sm:not-sr-only' : ''}>{name}</span>
  </span>
);
