import type { Options } from 'minisearch';

/** A section of a page. */
export type SearchDocument = {
  readonly id: number;
  /** With the anchor of the section. */
  readonly address: string;
  /** The title of its page, to be shown. */
  readonly page: string;
  /** To be found: of the section that begins its page alone, so that a page is not found once for each of its sections. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
};

/** Without accents and capitals: `Autenticación` and `autenticacion` are one word. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** A field's name is found by its parts too: `ReferenceNumber` by `number`. */
const termsOf = (term: string): string[] => {
  const whole = folded(term);
  const parts = term.split(/(?<=[a-záéíóúñ\d])(?=[A-ZÁÉÍÓÚÑ])/).map(folded);
  return parts.length > 1 ? [whole, ...parts.slice(1)] : [whole];
};

/** How the index is made, and read again: the same on both sides. */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['address', 'page', 'heading', 'text'],
  processTerm: termsOf,
};
