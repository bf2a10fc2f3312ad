import type { Words } from '../words/words.ts';

/** The kinds of value, by their names in schemas. Their words fill `{expected}` in `wrong_type`. */
export const valueKinds: Readonly<Record<string, Words>> = {
  string: { es: 'un texto', en: 'a text' },
  number: { es: 'un número', en: 'a number' },
  int: { es: 'un número entero', en: 'a whole number' },
  boolean: { es: 'true o false', en: 'true or false' },
  object: { es: 'un objeto', en: 'an object' },
  array: { es: 'una lista', en: 'a list' },
};
