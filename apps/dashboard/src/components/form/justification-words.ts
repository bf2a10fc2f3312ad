import { useWords } from '#i18n/use-words.ts';

const es = {
  wrong: (min: string, max: string) => `Escribe entre ${min} y ${max} caracteres.`,
  left: (count: number) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  tooMany: (count: number) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${count} caracteres`),
};

const en: typeof es = {
  wrong: (min, max) => `Write between ${min} and ${max} characters.`,
  left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooMany: (count) => (count === 1 ? '1 character too many' : `${count} characters too many`),
};

/** Words of a reason that is asked for. */
export const justificationWords = { es, en };
export const useJustificationWords = (): typeof es => useWords(justificationWords);
