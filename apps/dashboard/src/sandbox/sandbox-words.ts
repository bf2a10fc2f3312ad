import { useWords } from '#i18n/use-words.ts';

const es = {
  band: 'Modo pruebas: el reloj de la cuenta',
  clock: 'Reloj de la cuenta',
  ahead: (span: string) => `${span} adelante`,
  days: (n: number) => (n === 1 ? '1 día' : `${n} días`),
  hours: (n: number) => (n === 1 ? '1 hora' : `${n} horas`),
  minutes: (n: number) => (n === 1 ? '1 minuto' : `${n} minutos`),
  move: 'Adelantar',
  oneDay: '+1 día',
  sevenDays: '+7 días',
  fiveMinutes: '+5 min',
  toDate: 'A una fecha…',
  dateLabel: 'Adelantar hasta',
  timeLabel: 'Hora',
  timeForm: 'Escribe la hora como 06:05 p.m.',
  dateHint: 'Hora de la Ciudad de México. El reloj solo avanza.',
  dateRequired: 'Elige una fecha posterior a la del reloj.',
  dateTooFar: (days: string) => `Elige una fecha a ${days} días de la del reloj como máximo.`,
  apply: 'Adelantar el reloj',
  applying: 'Adelantando…',
  carriedOut: (n: number, count: string) =>
    n === 1 ? 'Se realizó 1 tarea programada.' : `Se realizaron ${count} tareas programadas.`,
  moved: (moment: string) => `El reloj de la cuenta marca ${moment}`,
};

const en: typeof es = {
  band: "Sandbox: the account's clock",
  clock: "Account's clock",
  ahead: (span) => `${span} ahead`,
  days: (n) => (n === 1 ? '1 day' : `${n} days`),
  hours: (n) => (n === 1 ? '1 hour' : `${n} hours`),
  minutes: (n) => (n === 1 ? '1 minute' : `${n} minutes`),
  move: 'Move forward',
  oneDay: '+1 day',
  sevenDays: '+7 days',
  fiveMinutes: '+5 min',
  toDate: 'To a date…',
  dateLabel: 'Move forward to',
  timeLabel: 'Time',
  timeForm: 'Write the time as 06:05 PM.',
  dateHint: 'Mexico City time. The clock only moves forward.',
  dateRequired: 'Choose a date later than the clock’s.',
  dateTooFar: (days) => `Choose a date at most ${days} days after the clock’s.`,
  apply: 'Move the clock',
  applying: 'Moving…',
  carriedOut: (n, count) =>
    n === 1 ? '1 scheduled task was carried out.' : `${count} scheduled tasks were carried out.`,
  moved: (moment) => `The account's clock reads ${moment}`,
};

export const sandboxWords = { es, en };
export const useSandboxWords = (): typeof es => useWords(sandboxWords);
