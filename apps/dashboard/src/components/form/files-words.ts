import { useWords } from '#i18n/use-words.ts';

const es = {
  remove: (name: string) => `Quitar ${name}`,
};

const en: typeof es = {
  remove: (name) => `Remove ${name}`,
};

/** Words of files that are chosen. */
export const filesWords = { es, en };
export const useFilesWords = (): typeof es => useWords(filesWords);
