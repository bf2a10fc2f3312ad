import type { WireDay } from '@pasarela/contracts/dates/dates';
import { type CustomComponents, type DateRange, DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import { Icon } from '#components/ui/icon.tsx';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';

/**
 * A day in the calendar's form: noon of that date in local time. The calendar uses only year, month and day, so the time zone of
 * the machine does not matter.
 */
export const toCalendarDay = (day: WireDay): Date => {
  const [year = 0, month = 1, date = 1] = day.split('/').map(Number);
  return new Date(year, month - 1, date, 12);
};

export const fromCalendarDay = (day: Date): WireDay =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('/');

/** The spoken name of a day contains the visible number, `1 November`: with `1st`, the label would not contain the visible text. */
const locales = { es, en: enGB } as const satisfies Record<Language, typeof es>;

const moveClass =
  'inline-flex size-9 items-center justify-center rounded-control text-ink-soft hover:bg-hover aria-disabled:opacity-40 pointer-coarse:size-11';

const classNames = {
  root: 'relative',
  month: 'flex flex-col gap-2',
  month_caption: 'flex h-9 items-center pl-2 pointer-coarse:h-11 text-14 font-medium',
  nav: 'absolute top-0 right-0 flex gap-1',
  button_previous: moveClass,
  button_next: moveClass,
  month_grid: 'border-collapse',
  weekday: 'size-9 text-12 font-normal text-ink-faint',
  week: '',
  day: 'p-0 text-center figures',
  day_button:
    'size-9 rounded-control text-13 hover:bg-hover disabled:pointer-events-none disabled:text-ink-faint disabled:opacity-60 pointer-coarse:size-10.5',
  today: 'font-semibold underline underline-offset-4',
  outside: 'invisible',
  range_start: 'bg-accent text-on-accent rounded-l-control [&>button]:hover:bg-accent-strong',
  range_end: 'bg-accent text-on-accent rounded-r-control [&>button]:hover:bg-accent-strong',
  range_middle: 'bg-accent-soft',
} as const;

const components: Partial<CustomComponents> = {
  Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'chevronLeft' : 'chevronRight'} />,
};

/** The props that all calendars share: styles, locale, and weeks that begin on Monday. */
export const calendarLook = (language: Language) =>
  ({ locale: locales[language], weekStartsOn: 1, classNames, components }) as const;

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
