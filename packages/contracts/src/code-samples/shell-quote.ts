/**
 * A word of a POSIX shell that means exactly this text: single quotes keep everything but a single quote, which is
 * closed, escaped and opened again.
 */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
