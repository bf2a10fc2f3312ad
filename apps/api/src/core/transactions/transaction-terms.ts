import { type Centavos, toCentavos } from '@pasarela/contracts/money/money';
import { settlementTerm } from '#core/ledger/settlement-term.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';

/** The columns of a payment that it is searched by. */
export type Searched = Pick<
  TransactionRow,
  | 'id'
  | 'referenceNumber'
  | 'customerName'
  | 'customerEmail'
  | 'cardLastFour'
  | 'authorizationCode'
  | 'cashReference'
  | 'amount'
  | 'settlementId'
>;

/** A stored term is cut at this length; what is longer is compared with the payment itself. */
const termLength = 32;
/** How many pieces of a text a search can begin at. */
const maxPieces = 6;

/** Without the marks that stand on letters. A sign of its own, as ` or ^, separates pieces as it does in English texts. */
const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/(?=\p{M})\p{Diacritic}/gu, '');

/** The letters and figures of a text in lower case and without accents, with one space for whatever separates them. */
const spaced = (text: string): string => {
  const lower = text.toLowerCase();
  // Most texts have English letters alone, which are read several times as fast.
  return /^[\0-\x7f]*$/.test(lower)
    ? lower.replace(/[^a-z0-9]+/g, ' ').trim()
    : withoutAccents(lower)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
};

/** The pieces of a text between its separators, as they are compared. */
export const piecesOf = (text: string): readonly string[] =>
  spaced(text)
    .split(' ')
    .filter((piece) => piece !== '');

/** A text from each of its first pieces on, with one space between pieces. */
const fromEachPiece = (text: string, first = maxPieces): readonly string[] => {
  const pieces = piecesOf(text);
  return pieces.slice(0, first).map((_, index) => pieces.slice(index).join(' '));
};

/** An e-mail address is found by the pieces before its `@`: the domain is that of half the customers. */
const piecesBeforeAt = (email: string): number =>
  Math.min(maxPieces, piecesOf(email.split('@')[0] ?? '').length);

const textsOf = (row: Searched): readonly string[] => [
  ...fromEachPiece(row.customerName),
  ...fromEachPiece(row.referenceNumber),
  ...fromEachPiece(row.customerEmail, piecesBeforeAt(row.customerEmail)),
  ...[row.cardLastFour, row.authorizationCode, row.cashReference].flatMap((text) =>
    text === null ? [] : fromEachPiece(text),
  ),
];

/** Whether a text goes on with a phrase from one of its first pieces. */
const hasAtPiece = (text: string, phrase: string, first = maxPieces): boolean => {
  const pieces = ` ${spaced(text)}`;
  const at = pieces.indexOf(` ${phrase}`);
  return at >= 0 && pieces.slice(0, at).split(' ').length <= first;
};

/** Whether one of the texts that a payment is found by begins with a phrase: the same as with `textsOf`, without making them all. */
const hasPhrase = (row: Searched, phrase: string): boolean =>
  hasAtPiece(row.customerName, phrase) ||
  hasAtPiece(row.referenceNumber, phrase) ||
  hasAtPiece(row.customerEmail, phrase, piecesBeforeAt(row.customerEmail)) ||
  [row.cardLastFour, row.authorizationCode, row.cashReference].some(
    (text) => text !== null && hasAtPiece(text, phrase),
  );

/** Amounts have the same number of figures, so that a span of them is a range of texts. */
export const amountTerm = (amount: Centavos): string => `$${String(amount).padStart(9, '0')}`;

/** Cuts between characters: half of one could not be stored. */
const cut = (text: string): string =>
  text.length <= termLength ? text : [...text].slice(0, termLength).join('');

/** The terms that a payment is stored under. One that another term begins with is left out: whoever looks for it finds the other. */
export const termsOf = (row: Searched): readonly string[] => {
  const texts = textsOf(row).map(cut);
  const special = [
    amountTerm(row.amount),
    ...(row.settlementId === null ? [] : [settlementTerm(row.settlementId)]),
  ];
  const sorted = [...new Set(texts)].sort();
  return [...sorted.filter((term, index) => !sorted[index + 1]?.startsWith(term)), ...special];
};

/** The terms from `from` to `to`, both included. */
type TermRange = { readonly from: string; readonly to: string };

/** A part of a search: a payment has to match each of them. */
export type SearchWord = {
  /** Where the terms of the payments that match lie. */
  readonly ranges: readonly TermRange[];
  /** Whether each payment with a term there does match. */
  readonly isExact: boolean;
  /** The number of a payment, where the word can be one. */
  readonly id: number | undefined;
  /** What of it a database can compare; undefined where that needs letters without their accents. */
  readonly plain: PlainWord | undefined;
  readonly matches: (row: Searched) => boolean;
};

/** A payment that has none of these does not match the word. */
type PlainWord = {
  /** Figures that follow each other in one of the texts that a payment is found by. */
  readonly figures: string | undefined;
  readonly span: Span | undefined;
};

/** The greatest character: texts with a prefix lie between the prefix and the prefix followed by this. */
const greatest = '\u{10ffff}';

const amountForm = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?$/;

/** A typed amount in centavos; undefined if the text is none. */
const readAmount = (text: string): Centavos | undefined => {
  const [, whole, decimals = ''] = amountForm.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const amount = toCentavos(Number(`${whole.replaceAll(',', '')}${decimals}`));
  return amount <= 999_999_999 ? amount : undefined;
};

type Span = { readonly least: Centavos; readonly most: Centavos };

/** A typed amount or span of amounts (`300-400`), in either order. */
const readSpan = (text: string): Span | undefined => {
  const amounts = text.split('-').map(readAmount);
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === amounts.length && amounts.length <= 2
    ? { least: Math.min(...known), most: Math.max(...known) }
    : undefined;
};

/** The longest run of figures of a phrase that has nothing else but spaces. */
const figuresOf = (phrase: string): string | undefined =>
  /^[0-9 ]+$/.test(phrase)
    ? phrase.split(' ').reduce((longest, piece) => (piece.length > longest.length ? piece : longest))
    : undefined;

const plainWord = (phrase: string, span: Span | undefined): PlainWord | undefined => {
  const figures = figuresOf(phrase);
  return figures === undefined && phrase !== '' ? undefined : { figures, span };
};

const readWord = (text: string): SearchWord => {
  const span = readSpan(text);
  const id = /^#?\d{1,15}$/.test(text) ? Number(text.replace('#', '')) : undefined;
  // A sign says that an amount is meant, or a number.
  const phrase = /^[$#]/.test(text) && (span || id !== undefined) ? '' : piecesOf(text).join(' ');
  const ranges: TermRange[] = [];
  if (phrase) ranges.push({ from: cut(phrase), to: `${cut(phrase)}${greatest}` });
  if (span) ranges.push({ from: amountTerm(span.least), to: amountTerm(span.most) });
  if (id !== undefined) ranges.push({ from: settlementTerm(id), to: settlementTerm(id) });
  return {
    ranges,
    isExact: phrase.length <= termLength,
    id,
    plain: plainWord(phrase, span),
    matches: (row) =>
      (span !== undefined && row.amount >= span.least && row.amount <= span.most) ||
      (id !== undefined && (row.settlementId === id || row.id === id)) ||
      (phrase !== '' && hasPhrase(row, phrase)),
  };
};

/** What separates the ends of a span, in the forms in which it is typed. */
const spanDash = /(?<=\d)\s*[-–—]\s*(?=\$?\d)/g;

/**
 * The words of a typed search: texts that something of a payment begins with, at any of its pieces, and amounts, spans of amounts,
 * numbers of settlements and of payments.
 */
export const searchWords = (text: string): readonly SearchWord[] => {
  const words = text
    .trim()
    .replace(spanDash, '-')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(readWord);
  // A word of separators alone is a separator: a name is found as it is shown. Nothing is found where there is no other.
  const told = words.filter(({ ranges }) => ranges.length > 0);
  return told.length > 0 ? told : words;
};

/** More words than this are looked for in their own order only. */
const maxReordered = 3;

const ordersOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length <= 1 || words.length > maxReordered
    ? [words]
    : words.flatMap((word, index) => ordersOf(words.toSpliced(index, 1)).map((rest) => [word, ...rest]));

/**
 * The words of a search as they may follow one another in a name: in any order, as long as they are few. What matches it need not
 * match each of the words: no search begins at the domain of an e-mail address.
 */
export const searchPhrase = (text: string): SearchWord => {
  const words = ordersOf(text.trim().split(/\s+/)).map((order) =>
    readWord(piecesOf(order.join(' ')).join(' ')),
  );
  return {
    ranges: words.flatMap(({ ranges }) => ranges),
    isExact: words.every(({ isExact }) => isExact),
    id: undefined,
    plain: undefined,
    matches: (row) => words.some(({ matches }) => matches(row)),
  };
};
