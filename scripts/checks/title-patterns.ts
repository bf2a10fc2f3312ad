/** What Vitest and template literals fill in: `%s`, `$name`, `${anything}`. */
const placeholder = /\$\{[^}]*\}|%[sdifjo#%$]|\$[\w.]+/;

/** Stands for what is filled in when the test runs. */
const anything = Symbol('anything');
type Token = string | typeof anything;

const tokensOf = (title: string): readonly Token[] =>
  title
    .split(placeholder)
    .flatMap((piece, index): readonly Token[] => (index === 0 ? [...piece] : [anything, ...piece]));

/**
 * How many letters of a text agree with written letters of a title, at best, if the text can be a part of it at all: every
 * other letter is part of what is filled in.
 */
const agreement = (tokens: readonly Token[], text: string): number | undefined => {
  /** For each position in the title that the text may have reached: the most letters that agreed on the way there. */
  let reached: (number | undefined)[] = [...tokens, anything].map(() => 0);
  for (const letter of text) {
    const next: (number | undefined)[] = [];
    const arrive = (position: number, count: number): void => {
      next[position] = Math.max(next[position] ?? 0, count);
      // What is filled in may be empty, or have ended.
      if (tokens[position] === anything) arrive(position + 1, count);
    };
    for (const [position, count] of reached.entries()) {
      if (count === undefined) continue;
      if (tokens[position] === anything) arrive(position, count);
      else if (tokens[position] === letter) arrive(position + 1, count + 1);
    }
    if (next.length === 0) return undefined;
    reached = next;
  }
  return Math.max(...reached.filter((count) => count !== undefined));
};

/** Whether a text may be a part of a title as it stands in the source, and is not only what is filled in. */
export const canContain = (title: string, text: string): boolean => {
  const tokens = tokensOf(title);
  if (!tokens.includes(anything)) return title.includes(text);
  return (agreement(tokens, text) ?? 0) > 0;
};
