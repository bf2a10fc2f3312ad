import type { EmailRefusal } from '@pasarela/contracts/emails/email-schema';

/** Whom it is for: one address, or the first of several. */
export const recipientsText = (
  [first = '', ...others]: readonly string[],
  more: (first: string, count: number) => string,
): string => (others.length === 0 ? first : more(first, others.length));

/** The text about recipients that were refused; empty where none was. */
export const refusedText = (
  refused: readonly EmailRefusal[],
  words: (addresses: string) => string,
): string => (refused.length === 0 ? '' : words(refused.map(({ address }) => address).join(', ')));
