import type { WordProblem } from './word-problem.ts';

type Language = 'es' | 'en';
type Rule = { readonly found: RegExp; readonly say: string };

/** A time of day in the 24-hour form; not a part of a timestamp as systems write it. */
const clock = '(?<![\\dT:.-])(?:[01]?\\d|2[0-3]):[0-5]\\d(?![:\\d])';

/** One word for each thing: what readers are not told, and what they are told instead. */
const rules: Readonly<Record<Language, readonly Rule[]>> = {
  es: [
    { found: /\b(?:lotes?|conciliaci(?:ón|ones)|liquida(?:ción|ciones|n|do|da)?)\b/iu, say: 'depósito' },
    { found: new RegExp(`${clock}(?!\\s?[ap]\\.m\\.)`), say: 'the time in its 12-hour form, 6:05 p.m.' },
    { found: /[«»]/u, say: 'quotation marks “…”' },
    { found: /\brespaldos?\b/iu, say: 'instantánea' },
  ],
  en: [
    { found: /\b(?:batch(?:es)?|conciliations?|settle(?:d|ments?))\b/i, say: 'deposit' },
    { found: /\bVAT\b/, say: 'IVA' },
    { found: new RegExp(`${clock}(?!\\s?[AP]M)`), say: 'the time in its 12-hour form, 6:05 PM' },
  ],
};

/** What a text says otherwise than the glossary does. */
export const glossaryProblems = (at: string, text: string, language: Language): readonly WordProblem[] =>
  rules[language].flatMap(({ found, say }) => {
    const [said] = found.exec(text) ?? [];
    return said === undefined ? [] : [{ at, problem: `says “${said}”; say ${say}` }];
  });
