import type { CustomComponents } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import { Icon } from '#components/ui/icon.tsx';
import type { Language } from '#i18n/language.ts';

/** The spoken name of a day contains the visible number, `1 November`: with `1st`, the label would not contain the visible text. */
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

/** The props that all calendars share: styles, locale, and weeks that begin on Monday. */
export const calendarLook = (language: Language) =>
  ({ locale: locales[language], weekStartsOn: 1, classNames, components }) as const;
