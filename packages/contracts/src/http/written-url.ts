/**
 * Characters that must be escaped in a URL (RFC 3986), and invisible ones. Parsers drop some of them, which would change the address.
 */
const unwritten = /[\s\p{C}"<>\\^`{|}]/u;

/** Parses an absolute URL; returns undefined if the text is not one or contains characters that must be escaped. */
export const readUrl = (text: string): URL | undefined =>
  !unwritten.test(text) && URL.canParse(text) ? new URL(text) : undefined;
