import { addMonths, businessInstant, day, isWireDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { readTypedDay } from '@pasarela/contracts/dates/typed-day';
import { limits } from '@pasarela/contracts/limits/limits';
import { useState } from 'react';
import { formatDay, formatTime } from '#components/dates/date-format.ts';
import { readTypedTime } from '#components/dates/typed-time.ts';
import { DayField, Form, FormField } from '#components/form/bound-fields.tsx';
import { useFieldErrorsWords } from '#components/form/field-errors-words.ts';
import { type FieldTexts, useContractForm } from '#components/form/use-contract-form.ts';
import { formatCount } from '#components/money/money-format.ts';
import { Button } from '#components/ui/button.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useSandboxWords } from '#sandbox/sandbox-words.ts';

/** A moment as it is typed: a day and a time of Mexico City's. */
export type TypedMoment = { readonly day: string; readonly time: string };

/** An instant as its fields have it: `20/11/2026`, `06:05 p.m.`. */
export const typedMoment = (instant: number, language: Language): TypedMoment => ({
  day: formatDay(instant),
  time: formatTime(instant, language),
});

type MomentProblem = 'day' | 'time' | 'notLater' | 'tooFar';

/** What was typed, as an instant after another one; or what is wrong with it. */
export const readMoment = (typed: TypedMoment, after: number): number | MomentProblem => {
  const read = readTypedDay(typed.day);
  if (!isWireDay(read)) return 'day';
  const at = readTypedTime(typed.time);
  if (!at) return 'time';
  const [year = 0, month = 1, date = 1] = read.split('/').map(Number);
  const instant = businessInstant(year, month - 1, date, at);
  if (instant <= after) return 'notLater';
  return instant - after > limits.clockMoveDays * day ? 'tooFar' : instant;
};

type ClockDateFormProps = {
  readonly now: number;
  readonly onChoose: (instant: number) => Promise<unknown>;
};

/** A moment to move to, after the clock's own. */
export const ClockDateForm = ({ now, onChoose }: ClockDateFormProps) => {
  const words = useSandboxWords();
  const errors = useFieldErrorsWords();
  const [language] = useLanguage();
  // The clock runs on under the form; what it proposes stays as it was opened.
  const [initial] = useState(() => typedMoment(now + day, language));
  const today = toWireDay(now);
  const texts: Record<MomentProblem, FieldTexts> = {
    day: { day: errors.dayForm },
    notLater: { day: words.dateRequired },
    tooFar: { day: words.dateTooFar(formatCount(limits.clockMoveDays)) },
    time: { time: words.timeForm },
  };
  const form = useContractForm<TypedMoment>({
    initial,
    problems: (typed) => {
      const read = readMoment(typed, now);
      return typeof read === 'number' ? {} : texts[read];
    },
    send: async (typed) => {
      const read = readMoment(typed, now);
      if (typeof read === 'number') await onChoose(read);
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <DayField
        form={form}
        name="day"
        label={words.dateLabel}
        today={today}
        first={today}
        last={addMonths(today, 60)}
      />
      <FormField form={form} name="time" label={words.timeLabel} hint={words.dateHint}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <Button type="submit" variant="primary" busy={form.isSending} busyLabel={words.applying}>
        {words.apply}
      </Button>
    </Form>
  );
};
