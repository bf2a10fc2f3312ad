import { useState } from 'react';
import { Popover } from '#components/ui/popover.tsx';
import { sandboxWords as en } from '#i18n/en/sandbox.ts';
import { sandboxWords as es } from '#i18n/es/sandbox.ts';
import { useWords } from '#i18n/use-words.ts';
import { ClockDateForm } from './clock-date-form.tsx';
import { useAccountNow } from './use-account-clock.ts';
import { useMoveClock } from './use-move-clock.ts';

const controlClass =
  'inline-flex min-h-6 items-center rounded-control px-2 text-12 font-semibold text-on-stripe underline decoration-1 underline-offset-2 hover:bg-paper/40 focus-visible:outline-on-stripe disabled:opacity-60 pointer-coarse:min-h-11';

/** Move the clock by a span or to a date. */
export const ClockControls = () => {
  const words = useWords({ es, en });
  const [open, setOpen] = useState(false);
  const now = useAccountNow(60_000);
  const { mutate, isPending } = useMoveClock();
  const spans = [
    { label: words.fiveMinutes, move: { minutes: 5 } },
    { label: words.oneDay, move: { days: 1 } },
    { label: words.sevenDays, move: { days: 7 } },
  ];
  return (
    <fieldset className="flex flex-wrap items-center" aria-label={words.move}>
      {spans.map(({ label, move }) => (
        <button
          key={label}
          type="button"
          disabled={isPending}
          className={controlClass}
          onClick={() => mutate(move)}
        >
          {label}
        </button>
      ))}
      <Popover
        label={words.dateLabel}
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" disabled={isPending} className={controlClass}>
            {words.toDate}
          </button>
        }
      >
        <ClockDateForm
          now={now}
          busy={isPending}
          onChoose={(instant) =>
            mutate({ to: new Date(instant).toISOString() }, { onSuccess: () => setOpen(false) })
          }
        />
      </Popover>
    </fieldset>
  );
};
