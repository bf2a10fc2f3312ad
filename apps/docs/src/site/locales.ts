/** The languages of the site; the first is the default one. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];

const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text);

export const localeOf = (text: string): Locale => (isLocale(text) ? text : locales[0]);
