/** Without accents and capitals: `Autenticación` and `autenticacion` are one word. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
