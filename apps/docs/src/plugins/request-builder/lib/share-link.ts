import type { JsonValue } from './json-value.ts';
import { type RequestNote, readNote } from './request-note.ts';

/** A fragment never reaches a server, nor its log. */
const start = '#request=';

export const isRequestFragment = (hash: string): boolean => hash.startsWith(start);

/** The end of a page's address that brings a request back. */
export const fragmentOf = (note: RequestNote): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(note));
  const text = btoa(String.fromCodePoint(...bytes));
  return `${start}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

/** The request in a fragment; null where there is none that can be read. */
export const noteIn = (hash: string): RequestNote | null => {
  if (!isRequestFragment(hash)) return null;
  try {
    const text = atob(hash.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const value: JsonValue = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return readNote(value);
  } catch {
    return null;
  }
};
