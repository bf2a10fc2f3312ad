import type { Options } from 'minisearch';
import { folded } from './folded.ts';
import type { PageKind } from './page-kind.ts';

/** A section of a page. */
export type SearchDocument = {
  readonly id: number;
  /** With the anchor of the section. */
  readonly address: string;
  readonly kind: PageKind;
  /** The title of its page. */
  readonly page: string;
  /** The title once more, of the section that begins its page alone: the beginning is found before the rest. */
  readonly title: string;
  readonly heading: string;
  /** What its page is about, of the section that begins it. */
  readonly summary: string;
  readonly text: string;
};

/** A field's name is found by its parts too: `ReferenceNumber` by `number`. */
const termsOf = (term: string): string[] => {
  const whole = folded(term);
  const parts = term.split(/(?<=[a-záéíóúñ\d])(?=[A-ZÁÉÍÓÚÑ])/).map(folded);
  return parts.length > 1 ? [whole, ...parts.slice(1)] : [whole];
};

/** How the index is made, and read again: the same on both sides. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'page', 'heading', 'summary', 'text'],
  storeFields: ['address', 'kind', 'page', 'heading', 'summary', 'text'],
  processTerm: termsOf,
};
