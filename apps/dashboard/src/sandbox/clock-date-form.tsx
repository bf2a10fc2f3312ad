import { day, minute } from '@pasarela/contracts/dates';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { sandboxWords as en } from '#i18n/en/sandbox.ts';
import { sandboxWords as es } from '#i18n/es/sandbox.ts';
import { useWords } from '#i18n/use-words.ts';
import { fromControl, toControl } from './clock-moment.ts';

type ClockDateFormProps = { now: number; busy: boolean; onChoose: (instant: number) => void };

/** A moment to move to, after the clock's own. */
export const ClockDateForm = ({ now, busy, onChoose }: ClockDateFormProps) => {
  const words = useWords({ es, en });
  const [wrong, setWrong] = useState(false);
  // The clock runs on under the form; what it proposes stays as it was opened.
  const [proposed] = useState(() => toControl(now + day));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('to');
    const instant = typeof value === 'string' ? fromControl(value) : null;
    const good = instant !== null && instant > now;
    setWrong(!good);
    if (good) onChoose(instant);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={words.dateLabel} hint={words.dateHint} error={wrong ? words.dateRequired : undefined}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            name="to"
            min={toControl(now + minute)}
            defaultValue={proposed}
            max="9999-12-31T23:59"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy} busyLabel={words.applying}>
        {words.apply}
      </Button>
    </form>
  );
};
