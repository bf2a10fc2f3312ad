const two = (figures: string): string => figures.padStart(2, '0');

/**
 * Converts a typed day to the wire form `2026/12/31`. Also accepts `2026-12-31` and the Mexican form `31/12/2026`; other text is
 * returned unchanged. It does not check that the day exists.
 */
export const readTypedDay = (text: string): string => {
  const typed = text.trim();
  const [, year, month = '', date = ''] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(typed) ?? [];
  if (year !== undefined) return `${year}/${two(month)}/${two(date)}`;
  const [, first = '', second = '', last] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  return last === undefined ? typed : `${last}/${two(second)}/${two(first)}`;
};
