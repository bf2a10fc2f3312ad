/** Words of the choice of days. */
export const datesWords = {
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
