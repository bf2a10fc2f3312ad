import type { WireDay } from '@pasarela/contracts/dates';
import { type CustomComponents, type DateRange, DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import { fromCalendarDay, toCalendarDay } from '#components/dates/calendar-day.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** Days are named with the figure that is seen, `1 November`: a spoken `1st` would not be the button's label. */
const locales = { es, en: enGB } as const satisfies Record<Language, typeof es>;

const moveClass =
  'inline-flex size-9 items-center justify-center rounded-control text-ink-soft hover:bg-hover aria-disabled:opacity-40';

const classNames = {
  root: 'relative',
  month: 'flex flex-col gap-2',
  month_caption: 'flex h-9 items-center pl-2 text-14 font-medium',
  nav: 'absolute top-0 right-0 flex gap-1',
  button_previous: moveClass,
  button_next: moveClass,
  month_grid: 'border-collapse',
  weekday: 'size-9 text-12 font-normal text-ink-faint',
  week: '',
  day: 'p-0 text-center figures',
  day_button:
    'size-9 rounded-control text-13 hover:bg-hover disabled:pointer-events-none disabled:text-ink-faint disabled:line-through',
  today: 'font-semibold underline underline-offset-4',
  outside: 'invisible',
  range_start: 'bg-accent text-on-accent rounded-l-control [&>button]:hover:bg-accent-strong',
  range_end: 'bg-accent text-on-accent rounded-r-control [&>button]:hover:bg-accent-strong',
  range_middle: 'bg-accent-soft',
} as const;

const components: Partial<CustomComponents> = {
  Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'chevronLeft' : 'chevronRight'} />,
};

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

/** Two days chosen in a month. Days outside of the bounds cannot be. Loaded when it is opened. */
export const RangeCalendar = ({ today, first, last, value, onChange }: RangeCalendarProps) => {
  const [language] = useLanguage();
  return (
    <DayPicker
      mode="range"
      locale={locales[language]}
      weekStartsOn={1}
      today={toCalendarDay(today)}
      startMonth={toCalendarDay(first)}
      endMonth={toCalendarDay(last)}
      defaultMonth={toCalendarDay(value?.endDate ?? value?.initDate ?? today)}
      disabled={[{ before: toCalendarDay(first) }, { after: toCalendarDay(last) }]}
      selected={toRange(value)}
      // The days clicked decide, not the calendar's own idea of how a range goes on.
      onSelect={(_, day) => {
        const clicked = fromCalendarDay(day);
        if (!value || value.endDate !== null) onChange({ initDate: clicked, endDate: null });
        else if (clicked < value.initDate) onChange({ initDate: clicked, endDate: value.initDate });
        else onChange({ initDate: value.initDate, endDate: clicked });
      }}
      classNames={classNames}
      components={components}
    />
  );
};
