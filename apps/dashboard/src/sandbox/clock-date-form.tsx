import { addMonths, day, toWireDay } from '@pasarela/contracts/dates/dates';
import { type FormEvent, useState } from 'react';
import { DayInput } from '#components/dates/day-input.tsx';
import { useFieldErrorsWords } from '#components/form/field-errors-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useSandboxWords } from '#sandbox/sandbox-words.ts';
import { type MomentProblem, readMoment, typedMoment } from './clock-moment.ts';

type ClockDateFormProps = { now: number; busy: boolean; onChoose: (instant: number) => void };

/** A moment to move to, after the clock's own. */
export const ClockDateForm = ({ now, busy, onChoose }: ClockDateFormProps) => {
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
