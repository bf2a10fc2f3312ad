import { foldedText } from '#components/search/folded-text.ts';

/** Filters by any part of the name, ignoring case and accents. */
export const filterByName = <Named extends { readonly name: string }>(
  all: readonly Named[],
  text: string,
): readonly Named[] => {
  const wanted = foldedText(text.trim());
  return all.filter(({ name }) => foldedText(name).includes(wanted));
};
