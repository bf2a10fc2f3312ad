import { useWords } from '#i18n/use-words.ts';

const es = {
  label: 'Fecha',
  presets: {
    today: 'Hoy',
    yesterday: 'Ayer',
    lastSevenDays: 'Últimos 7 días',
    lastThirtyDays: 'Últimos 30 días',
    thisMonth: 'Este mes',
    lastMonth: 'El mes pasado',
    any: 'Cualquier fecha',
  },
  todayIs: (day: string) => `Hoy, ${day}`,
  form: 'DD/MM/AAAA',
  calendarOf: (field: string) => `Calendario: ${field}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  shortcuts: 'Periodos',
  calendar: 'Calendario',
  pickRange: 'Elige el primer y el último día.',
  apply: 'Aplicar fechas',
};

const en: typeof es = {
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

/** Words of the choice of days. */
export const datesWords = { es, en };
export const useDatesWords = (): typeof es => useWords(datesWords);
