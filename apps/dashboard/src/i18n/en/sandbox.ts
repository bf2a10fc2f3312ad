import type { sandboxWords as Spanish } from '../es/sandbox.ts';

export const sandboxWords: typeof Spanish = {
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
  apply: 'Move the clock',
  applying: 'Moving…',
  carriedOut: (n, count) =>
    n === 1 ? '1 scheduled task was carried out.' : `${count} scheduled tasks were carried out.`,
  moved: (moment) => `The account's clock reads ${moment}`,
};
