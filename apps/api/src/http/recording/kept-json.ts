import type { LoggedRequest } from '@pasarela/contracts/request-log/request-log-schema';

/** What is kept of a body at most, in characters. */
const maxCharacters = 16 * 1_024;
/** Ends what was cut off; no JSON ends with it. */
const cut = '…';

/** JSON as it is kept. */
export const keptJson = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value);
  return text.length > maxCharacters ? text.slice(0, maxCharacters) + cut : text;
};

/** What is kept of a body, as the list of requests shows it: its text, and whether that is all of it. */
export const shownJson = (text: string | null): LoggedRequest['request'] => {
  if (text === null) return null;
  return text.endsWith(cut)
    ? { text: text.slice(0, -cut.length), complete: false }
    : { text, complete: true };
};
