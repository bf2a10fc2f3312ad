import type { WireDay } from '@pasarela/contracts/dates/dates';
import { DayPicker } from 'react-day-picker';
import { fromCalendarDay, toCalendarDay } from '#components/dates/calendar-day.ts';
import { calendarLook } from '#components/dates/calendar-look.tsx';
import { useLanguage } from '#i18n/use-words.ts';

export type DayCalendarProps = {
  readonly today: WireDay;
  readonly first: WireDay;
  readonly last: WireDay;
  readonly value: WireDay | null;
  readonly onChange: (day: WireDay) => void;
};

/** A calendar to choose one day between `first` and `last`. It opens at the chosen day; its code is loaded when it is opened. */
export const DayCalendar = ({ today, first, last, value, onChange }: DayCalendarProps) => {
  const [language] = useLanguage();
  const look = calendarLook(language);
  return (
    <DayPicker
      {...look}
      classNames={{
        ...look.classNames,
        selected: 'rounded-control bg-accent text-on-accent [&>button]:hover:bg-accent-strong',
      }}
      mode="single"
      required
      // The calendar takes the focus when it opens, so that the arrow keys move among the days at once.
      autoFocus
      today={toCalendarDay(today)}
      startMonth={toCalendarDay(first)}
      endMonth={toCalendarDay(last)}
      defaultMonth={toCalendarDay(value ?? first)}
      disabled={[{ before: toCalendarDay(first) }, { after: toCalendarDay(last) }]}
      selected={value === null ? undefined : toCalendarDay(value)}
      onSelect={(_, day) => onChange(fromCalendarDay(day))}
    />
  );
};
