const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es-MX');

/** By any part of the name, whatever the case; accents need not be typed. */
export const filterBusinesses = <B extends { readonly name: string }>(
  businesses: readonly B[],
  text: string,
): readonly B[] => {
  const wanted = folded(text.trim());
  return businesses.filter(({ name }) => folded(name).includes(wanted));
};
