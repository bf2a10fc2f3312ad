import type { StatusColour } from '@pasarela/contracts/statuses/transaction-status';

const tints = {
  green: 'bg-success-soft text-success',
  orange: 'bg-warning-soft text-warning',
  red: 'bg-danger-soft text-danger',
  cyan: 'bg-info-soft text-info',
} as const satisfies Record<StatusColour, string>;

const inks = {
  green: 'text-success',
  orange: 'text-warning',
  red: 'text-danger',
  cyan: 'text-info',
} as const satisfies Record<StatusColour, string>;

/** Shows only the dot, if the status name is shown next to it. */
export const StatusDot = ({ colour }: { readonly colour: StatusColour }) => (
  <span aria-hidden="true" className={`size-1.5 shrink-0 rounded-full bg-current ${inks[colour]}`} />
);

type StatusBadgeProps = {
  /** Null for a status that the catalogue does not have. */
  readonly colour: StatusColour | null;
  readonly label: string;
};

/** A status: a dot and a word, softly tinted. */
export const StatusBadge = ({ colour, label }: StatusBadgeProps) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-12 font-medium whitespace-nowrap ${
      colour === null ? 'bg-sunken text-ink-soft' : tints[colour]
    }`}
  >
    <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
    {label}
  </span>
);
