export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export type JsonObject = { readonly [name: string]: JsonValue };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isJsonList = (value: unknown): value is readonly JsonValue[] => Array.isArray(value);

/** Whether lists and objects stand in each other deeper than that. What walks a value calls itself at every level. */
export const isDeeperThan = (value: JsonValue | undefined, max: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return max === 0 || Object.values(value).some((inner) => isDeeperThan(inner, max - 1));
};

/** Deeper than any request or answer of the API; what is deeper is text. */
export const deepest = 100;

/** An object as JSON carries it. */
export const plainObject = (value: object): JsonObject => JSON.parse(JSON.stringify(value));

/** JSON as the builder writes it: indented by two. */
export const formatJson = (value: JsonValue): string => JSON.stringify(value, null, 2);

/** The problem of a text that should be a JSON object. Line and column count from 1, where the engine names them. */
export type JsonProblem =
  | { readonly kind: 'malformed'; readonly line?: number; readonly column?: number; readonly detail: string }
  | { readonly kind: 'notAnObject' }
  | { readonly kind: 'tooDeep' };

export type ParsedBody =
  | { readonly body: JsonObject; readonly problem: null }
  | { readonly body: null; readonly problem: JsonProblem };

/** Engines name the place as an offset or as a line and column; some as both, some at the end of input not at all. */
const placeOf = (message: string, text: string): { line?: number; column?: number } => {
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return { line: Number(named[1]), column: Number(named[2]) };
  const offset = /position (\d+)/.exec(message);
  const end = /end of (JSON input|data)|EOF/i.test(message) ? text.length : undefined;
  const position = offset ? Number(offset[1]) : end;
  if (position === undefined) return {};
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

export const parseBody = (text: string): ParsedBody => {
  try {
    const value: JsonValue = JSON.parse(text);
    if (!isJsonObject(value)) return { body: null, problem: { kind: 'notAnObject' } };
    if (isDeeperThan(value, deepest)) return { body: null, problem: { kind: 'tooDeep' } };
    return { body: value, problem: null };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { body: null, problem: { kind: 'malformed', ...placeOf(detail, text), detail } };
  }
};
