/** The meaning of a field in both languages, as its schema's metadata carries it to the documentation. */
export const fieldWords = (es: string, en: string) => ({ description: es, words: { es, en } });
