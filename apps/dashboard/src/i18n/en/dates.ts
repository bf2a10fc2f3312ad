import type { datesWords as Spanish } from '../es/dates.ts';

export const datesWords: typeof Spanish = {
  label: 'Date',
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    lastSevenDays: 'Last 7 days',
    lastThirtyDays: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    any: 'Any date',
  },
  todayIs: (day) => `Today, ${day}`,
  form: 'DD/MM/YYYY',
  calendarOf: (field) => `Calendar: ${field}`,
  range: (from, to) => `${from} – ${to}`,
  shortcuts: 'Periods',
  calendar: 'Calendar',
  pickRange: 'Choose the first and the last day.',
  apply: 'Apply dates',
};
