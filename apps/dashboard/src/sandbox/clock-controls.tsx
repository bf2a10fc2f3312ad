import { addMonths, day, toWireDay } from '@pasarela/contracts/dates/dates';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '#components/dates/date-format.ts';
import { DayInput } from '#components/dates/day-input.tsx';
import { useFieldErrorsWords } from '#components/form/field-errors-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useSandboxWords } from '#sandbox/sandbox-words.ts';
import { bandClass } from './band-class.ts';
import type { MomentProblem } from './clock-moment.ts';
import { readMoment, typedMoment } from './clock-moment.ts';
import { useAccountNow } from './use-account-clock.ts';
import { type ClockMove, useMoveClock } from './use-move-clock.ts';

type ClockDateFormProps = { now: number; busy: boolean; onChoose: (instant: number) => void };

/** A moment to move to, after the clock's own. */
const ClockDateForm = ({ now, busy, onChoose }: ClockDateFormProps) => {
  const words = useSandboxWords();
  const errors = useFieldErrorsWords();
  const [language] = useLanguage();
  const [problem, setProblem] = useState<MomentProblem>();
  // The clock runs on under the form; what it proposes stays as it was opened.
  const [typed, setTyped] = useState(() => typedMoment(now + day, language));
  const today = toWireDay(now);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readMoment(typed, now);
    setProblem(typeof read === 'number' ? undefined : read);
    if (typeof read === 'number') onChoose(read);
  };
  const dayErrors = { day: errors.dayForm, notLater: words.dateRequired, time: undefined };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={words.dateLabel} error={problem && dayErrors[problem]}>
        {(control) => (
          <DayInput
            {...control}
            label={words.dateLabel}
            today={today}
            first={today}
            last={addMonths(today, 60)}
            value={typed.day}
            onType={(text) => setTyped((before) => ({ ...before, day: text }))}
          />
        )}
      </Field>
      <Field
        label={words.timeLabel}
        hint={words.dateHint}
        error={problem === 'time' ? words.timeForm : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={typed.time}
            onChange={(event) => setTyped((before) => ({ ...before, time: event.target.value }))}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy} busyLabel={words.applying}>
        {words.apply}
      </Button>
    </form>
  );
};

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
  const { mutate, isPending } = useMoveClock();
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
            busy={isPending}
            onChoose={(instant) => mutate({ to: new Date(instant).toISOString() }, closing)}
          />
        </div>
      </Popover>
    </div>
  );
};
