import type { JsonValue } from './json-value.ts';
import { type RequestNote, readNote } from './request-note.ts';

/** A fragment never reaches a server, nor its log. */
const start = '#request=';

/** Characters. What carries links on (chats, e-mails) cuts longer ones; the longest sample needs far fewer. */
const longest = 8_000;

export const isRequestFragment = (hash: string): boolean => hash.startsWith(start);

/** The end of a page's address that brings a request back; null where it would be too long for an address. */
export const fragmentOf = (note: RequestNote): string | null => {
  const bytes = new TextEncoder().encode(JSON.stringify(note));
  if (bytes.length > longest) return null;
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  const fragment = `${start}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return fragment.length > longest ? null : fragment;
};

/** The request in a fragment; null where there is none that can be read. */
export const noteIn = (hash: string): RequestNote | null => {
  if (!isRequestFragment(hash) || hash.length > longest) return null;
  try {
    const text = atob(hash.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const value: JsonValue = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return readNote(value);
  } catch {
    return null;
  }
};
