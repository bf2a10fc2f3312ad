/** Without accents and case, as people search. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es-MX');

/** Filters by any part of the name, ignoring case and accents. */
export const filterByName = <Named extends { readonly name: string }>(
  all: readonly Named[],
  text: string,
): readonly Named[] => {
  const wanted = foldedText(text.trim());
  return all.filter(({ name }) => foldedText(name).includes(wanted));
};
