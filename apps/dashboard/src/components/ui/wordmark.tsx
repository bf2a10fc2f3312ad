import { mark } from '@pasarela/contracts/look/mark';

const name = 'Pasarela';

type WordmarkProps = {
  /** Shows only the symbol in a narrow window. */
  readonly compact?: boolean;
  /** As large as a note beside it. */
  readonly isSmall?: boolean;
};

export const Wordmark = ({ compact = false, isSmall = false }: WordmarkProps) => (
  <span className={`inline-flex items-center font-semibold ${isSmall ? 'gap-1.5 text-12' : 'gap-2 text-16'}`}>
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      className={`${isSmall ? 'size-4' : 'size-6'} rounded-[22%] bg-accent`}
    >
      <path d={mark.line} fill="none" strokeWidth={mark.stroke} className="stroke-on-accent" />
    </svg>
    <span className={compact ? 'sr-only sm:not-sr-only' : ''}>{name}</span>
  </span>
);
