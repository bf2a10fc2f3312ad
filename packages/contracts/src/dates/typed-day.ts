const two = (figures: string): string => figures.padStart(2, '0');

/**
 * A typed day as it travels, `2026/12/31`: written like that, as other systems write it (`2026-12-31`), or as people in Mexico do
 * (`31/12/2026`). A text that is none of these stays as it is, and whether the calendar has the day is another question.
 */
export const readTypedDay = (text: string): string => {
  const typed = text.trim();
  const [, year, month = '', date = ''] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(typed) ?? [];
  if (year !== undefined) return `${year}/${two(month)}/${two(date)}`;
  const [, first = '', second = '', last] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  return last === undefined ? typed : `${last}/${two(second)}/${two(first)}`;
};
