/** A text in both languages of the product. */
export type Words = { readonly es: string; readonly en: string };
