import { lazy, useState } from 'react';
import { useAccountNow } from '#components/dates/account-clock.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { Popover } from '#components/ui/popups.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { type ClockMove, useMoveClock } from '#sandbox/clock-moves.ts';
import { useSandboxWords } from './sandbox-words.ts';

/** A control on the band's stripes. */
export const bandClass =
  'inline-flex min-h-6 items-center rounded-control px-2 text-12 font-semibold text-on-stripe underline decoration-1 hover:bg-paper/40 focus-visible:outline-on-stripe disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center';

const ClockDateForm = lazy(
  whenReachable(async () => ({ default: (await import('./clock-date-form.tsx')).ClockDateForm })),
);

type ClockSpanButtonsProps = {
  disabled: boolean;
  onMove: (move: ClockMove) => void;
  className: string;
  buttonClass: string;
};

/** The spans that are moved by most: a refund's wait, a day, a week. */
const ClockSpanButtons = ({ disabled, onMove, className, buttonClass }: ClockSpanButtonsProps) => {
  const words = useSandboxWords();
  const spans = [
    { label: words.fiveMinutes, move: { minutes: 5 } },
    { label: words.oneDay, move: { days: 1 } },
    { label: words.sevenDays, move: { days: 7 } },
  ];
  return (
    <fieldset aria-label={words.move} className={className}>
      {spans.map(({ label, move }) => (
        <button
          key={label}
          type="button"
          disabled={disabled}
          className={buttonClass}
          onClick={() => onMove(move)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
};

const popoverClass =
  'inline-flex min-h-9 grow items-center justify-center rounded-control border border-line-strong px-2 text-13 font-medium hover:bg-hover disabled:opacity-60 pointer-coarse:min-h-11';

/** Move the clock by a span or to a moment. Where it is narrow the spans stand in the popover too. */
export const ClockControls = () => {
  const words = useSandboxWords();
  const [open, setOpen] = useState(false);
  const now = useAccountNow(60_000);
  const [language] = useLanguage();
  const { mutate, mutateAsync, isPending } = useMoveClock();
  const closing = { onSuccess: () => setOpen(false) };
  return (
    <div className="flex items-center">
      <ClockSpanButtons
        disabled={isPending}
        onMove={(move) => mutate(move)}
        className="hidden sm:flex"
        buttonClass={bandClass}
      />
      <Popover
        label={words.move}
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" disabled={isPending} className={`${bandClass} whitespace-nowrap`}>
            {isPending ? (
              words.applying
            ) : (
              <>
                <span className="hidden sm:inline">{words.toDate}</span>
                {/* On a phone the button is the clock. */}
                <span className="figures sm:hidden">
                  <span className="sr-only">{words.move}: </span>
                  {formatMoment(now, language).replace(/\/\d{4} /, ' ')}
                </span>
              </>
            )}
          </button>
        }
      >
        <div className="flex w-64 flex-col gap-4 p-1">
          <ClockSpanButtons
            disabled={isPending}
            onMove={(move) => mutate(move, closing)}
            className="flex gap-2 sm:hidden"
            buttonClass={popoverClass}
          />
          <ClockDateForm
            now={now}
            onChoose={(instant) => mutateAsync({ to: new Date(instant).toISOString() }, closing)}
          />
        </div>
      </Popover>
    </div>
  );
};
