/** The inks of JSON. What belongs to none is a mark: braces, commas, colons and the space between them. */
export type JsonInk = 'name' | 'text' | 'value';
export type InkedPart = { readonly ink: JsonInk | null; readonly text: string };

const pattern = /("(?:[^"\\]|\\.)*")(?=(\s*:)?)|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/**
 * Splits a JSON text into parts of one ink. The parts make up the text again. A text that is cut, or is not quite JSON, is
 * split as far as it looks like it.
 */
export const jsonInks = (text: string): readonly InkedPart[] => {
  const parts: InkedPart[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) parts.push({ ink: null, text: text.slice(end, found.index) });
    const [token, quoted, colon] = found;
    parts.push({ ink: quoted === undefined ? 'value' : colon === undefined ? 'text' : 'name', text: token });
    end = found.index + token.length;
  }
  if (end < text.length) parts.push({ ink: null, text: text.slice(end) });
  return parts;
};

/** The end of the object that begins at a brace, or -1 where it is not closed. */
const closingOf = (code: string, from: number): number => {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < code.length; at += 1) {
    const sign = code[at];
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

export type CodePart = { readonly json: boolean; readonly text: string };

/** Splits a program into the JSON objects that stand in it, and the rest. The parts make up the code again. */
export const jsonInCode = (code: string): readonly CodePart[] => {
  const parts: CodePart[] = [];
  let end = 0;
  for (let from = code.indexOf('{'); from !== -1; from = code.indexOf('{', from + 1)) {
    const close = closingOf(code, from);
    const object = close === -1 ? '' : code.slice(from, close);
    if (!object.includes('"') || !isJson(object)) continue;
    if (from > end) parts.push({ json: false, text: code.slice(end, from) });
    parts.push({ json: true, text: object });
    end = close;
    from = close - 1;
  }
  if (end < code.length) parts.push({ json: false, text: code.slice(end) });
  return parts;
};
