import { foldedText } from '#components/search/folded-text.ts';

/** By any part of the name, whatever the case; accents need not be typed. */
export const filterByName = <Named extends { readonly name: string }>(
  all: readonly Named[],
  text: string,
): readonly Named[] => {
  const wanted = foldedText(text.trim());
  return all.filter(({ name }) => foldedText(name).includes(wanted));
};
