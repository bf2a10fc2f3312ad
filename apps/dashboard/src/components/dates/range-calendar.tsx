import type { WireDay } from '@pasarela/contracts/dates/dates';
import { type DateRange, DayPicker } from 'react-day-picker';
import { fromCalendarDay, toCalendarDay } from '#components/dates/calendar-day.ts';
import { calendarLook } from '#components/dates/calendar-look.tsx';
import { useLanguage } from '#i18n/use-words.ts';

export type DayRange = { readonly initDate: WireDay; readonly endDate: WireDay | null };

type RangeCalendarProps = {
  readonly today: WireDay;
  readonly first: WireDay;
  readonly last: WireDay;
  readonly value: DayRange | null;
  readonly onChange: (range: DayRange | null) => void;
};

const toRange = (value: DayRange | null): DateRange | undefined =>
  value
    ? {
        from: toCalendarDay(value.initDate),
        to: value.endDate === null ? undefined : toCalendarDay(value.endDate),
      }
    : undefined;

/** A calendar to choose two days. Days outside the bounds are disabled. Its code is loaded when it is opened. */
export const RangeCalendar = ({ today, first, last, value, onChange }: RangeCalendarProps) => {
  const [language] = useLanguage();
  return (
    <DayPicker
      mode="range"
      {...calendarLook(language)}
      today={toCalendarDay(today)}
      startMonth={toCalendarDay(first)}
      endMonth={toCalendarDay(last)}
      defaultMonth={toCalendarDay(value?.endDate ?? value?.initDate ?? today)}
      disabled={[{ before: toCalendarDay(first) }, { after: toCalendarDay(last) }]}
      selected={toRange(value)}
      // The clicked days determine the range; the calendar's own range logic is not used.
      onSelect={(_, day) => {
        const clicked = fromCalendarDay(day);
        if (!value || value.endDate !== null) onChange({ initDate: clicked, endDate: null });
        else if (clicked < value.initDate) onChange({ initDate: clicked, endDate: value.initDate });
        else onChange({ initDate: value.initDate, endDate: clicked });
      }}
    />
  );
};
