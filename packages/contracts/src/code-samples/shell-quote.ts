/** Quotes a text as one word of a POSIX shell: in single quotes, with each inner single quote closed, escaped and reopened. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
