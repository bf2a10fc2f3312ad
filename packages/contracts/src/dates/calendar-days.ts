/** A calendar day in Mexico City, as it travels: `YYYY/MM/DD`. */
export type WireDay = string;

const two = (n: number): string => (n < 10 ? `0${n}` : String(n));

/** Months count from 0. */
export const written = (year: number, month: number, date: number): WireDay =>
  `${String(year).padStart(4, '0')}/${two(month + 1)}/${two(date)}`;

/** Year, month (from 0) and day. */
export const figures = (text: WireDay): readonly [number, number, number] => {
  const [year = 0, month = 1, date = 1] = text.split(/[-/]/).map(Number);
  return [year, month - 1, date];
};

/** The day `months` later (earlier where negative), with the same day of the month, clamped to that month's last day. */
export const addMonths = (text: WireDay, months: number): WireDay => {
  const [year, month, date] = figures(text);
  const last = new Date(Date.UTC(year, month + months + 1, 0));
  const clamped = Math.min(date, last.getUTCDate());
  return written(last.getUTCFullYear(), last.getUTCMonth(), clamped);
};

export const addDays = (text: WireDay, days: number): WireDay => {
  const [year, month, date] = figures(text);
  const moved = new Date(Date.UTC(year, month, date + days));
  return written(moved.getUTCFullYear(), moved.getUTCMonth(), moved.getUTCDate());
};
