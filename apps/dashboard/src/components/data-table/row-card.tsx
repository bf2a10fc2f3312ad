import type { ReactNode } from 'react';

type RowCardProps = {
  /** What the row is known by. */
  readonly main: ReactNode;
  /** How it stands. */
  readonly state?: ReactNode;
  /** Whose it is, on a line between the others. The actions of the row stand beside it. */
  readonly who?: ReactNode;
  readonly besideWho?: ReactNode;
  readonly below: ReactNode;
  /** When it was, or until when it is. */
  readonly at?: ReactNode;
};

const lineClass = 'flex justify-between gap-3';

/** A row of a list on a phone, in two lines or three, with the same lines in every list. */
export const RowCard = ({ main, state, who, besideWho, below, at }: RowCardProps) => (
  <>
    <span data-state={state ? '' : undefined} className={`items-start ${lineClass}`}>
      {/* An amount stays whole, a name goes on in the next line. */}
      <span className="text-16 leading-6 font-medium wrap-anywhere">{main}</span>
      {state && <span className="flex min-h-6 flex-wrap items-center justify-end gap-1">{state}</span>}
    </span>
    {who !== undefined && (
      <span className={`col-span-1! items-center text-14 leading-5 ${lineClass}`}>
        <span className="truncate">{who}</span>
        {besideWho && <span className="shrink-0 text-13 text-ink-soft">{besideWho}</span>}
      </span>
    )}
    <span className={`items-center text-13 leading-5 text-ink-soft ${lineClass}`}>
      <span className="min-w-0 truncate">{below}</span>
      {at && <span className="figures shrink-0">{at}</span>}
    </span>
  </>
);
