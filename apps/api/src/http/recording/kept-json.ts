import type { LoggedRequest } from '@pasarela/contracts/request-log/request-log-schema';

/** The most characters of a body that are stored. */
const maxCharacters = 16 * 1_024;
/** Marks a body that was cut; no valid JSON ends with it. */
const cut = '…';

/** A value as the JSON text that is stored, cut if too long; null if there is no value. */
export const keptJson = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value);
  return text.length > maxCharacters ? text.slice(0, maxCharacters) + cut : text;
};

/** A stored body as the request log shows it: its text, and whether it is complete. */
export const shownJson = (text: string | null): LoggedRequest['request'] => {
  if (text === null) return null;
  return text.endsWith(cut)
    ? { text: text.slice(0, -cut.length), complete: false }
    : { text, complete: true };
};

/** Whether a text could be stored by `keptJson`: JSON, or the beginning of a longer one. */
export const isKeptJson = (text: string): boolean => {
  if (text.length > maxCharacters + cut.length) return false;
  if (text.endsWith(cut)) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
