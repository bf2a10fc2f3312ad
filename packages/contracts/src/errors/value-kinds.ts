import type { Words } from '../words.ts';

/** What a value has to be, by the names that schemas use: it fills `{expected}` in `wrong_type`. */
export const valueKinds: Readonly<Record<string, Words>> = {
  string: { es: 'un texto', en: 'a text' },
  number: { es: 'un número', en: 'a number' },
  int: { es: 'un número entero', en: 'a whole number' },
  boolean: { es: 'true o false', en: 'true or false' },
  object: { es: 'un objeto', en: 'an object' },
  array: { es: 'una lista', en: 'a list' },
};
