type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The literal syntax of a programming language. */
export type LiteralSyntax = {
  readonly text: (value: string) => string;
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
  readonly object: (members: readonly (readonly [name: string, value: string])[], indent: string) => string;
  readonly list: (elements: readonly string[], indent: string) => string;
  readonly step: string;
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/**
 * Whether every language can write the value as a literal. Infinite numbers, integers beyond the safe range, unpaired surrogates
 * and `__proto__` are not supported.
 */
const canBeWritten = (value: Json): boolean => {
  if (typeof value === 'number')
    return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (isList(value)) return value.every(canBeWritten);
  return Object.entries(value).every(
    ([name, inner]) => name !== '__proto__' && name.isWellFormed() && canBeWritten(inner),
  );
};

/** The value of a JSON text, where it can stand in a program as a literal; undefined otherwise. */
export const writableJson = (text: string): Json | undefined => {
  try {
    const value: Json = JSON.parse(text);
    return canBeWritten(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** A JSON value as a literal of a language, indented like the lines round it. */
export const literalOf = (value: Json, syntax: LiteralSyntax, indent = ''): string => {
  const inner = indent + syntax.step;
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'boolean') return syntax.words[value ? 'true' : 'false'];
  if (value === null) return syntax.words.null;
  if (typeof value === 'number') return JSON.stringify(value);
  if (isList(value))
    return syntax.list(
      value.map((element) => literalOf(element, syntax, inner)),
      indent,
    );
  return syntax.object(
    Object.entries(value).map(([name, member]) => [name, literalOf(member, syntax, inner)]),
    indent,
  );
};

/** Encloses lines in brackets and ends each with a comma; the brackets stay empty if there are no lines. */
export const bracketed = (
  [open, close]: readonly [string, string],
  lines: readonly string[],
  indent: string,
  step: string,
): string =>
  lines.length === 0
    ? open + close
    : [open, ...lines.map((line) => `${indent}${step}${line},`), `${indent}${close}`].join('\n');
