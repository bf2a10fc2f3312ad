import { compareWords, countWords } from './language-words.ts';
import type { WordProblem } from './word-problem.ts';

type Walked = { readonly problems: WordProblem[]; count: number };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A schema keeps its words in its metadata, and its parts in its definition. */
const partsOfSchema = (schema: Record<string, unknown>): readonly unknown[] => {
  const { meta, _zod } = schema;
  const metadata: unknown = typeof meta === 'function' ? meta.call(schema) : undefined;
  return [metadata, isObject(_zod) ? _zod.def : undefined];
};

/** Every pair of Spanish and English that hangs on what a module exports. */
export const walkPairedWords = (exported: Record<string, unknown>): Readonly<Walked> => {
  const walked: Walked = { problems: [], count: 0 };
  const seen = new Set<unknown>();
  const visit = (value: unknown, at: string): void => {
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    if ('_zod' in value) {
      for (const part of partsOfSchema(value)) visit(part, at);
      return;
    }
    if ('es' in value || 'en' in value) {
      walked.count += countWords(value.es);
      const problems = compareWords({ es: value.es }, { es: value.en });
      walked.problems.push(
        ...problems.map((found) => ({ ...found, at: `${at}${found.at.slice('es'.length)}` })),
      );
      return;
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, `${at}.${name}`);
  };
  for (const [name, value] of Object.entries(exported)) visit(value, name);
  return walked;
};
