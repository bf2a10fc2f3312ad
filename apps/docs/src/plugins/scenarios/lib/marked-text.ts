import { filledPart } from '@pasarela/contracts/integration-methods/filled-part';
import { formatJson, type JsonObject, parseBody } from '../../request-builder/lib/json-value.ts';

/** A piece of a request's text; one that comes from an earlier answer names where it stands in the request. */
export type TextPiece = { readonly text: string; readonly path: string | null };

/** Stands for a value while the text is made; no request has this character of the private area. */
const mark = '\uE000';
const marked = new RegExp(`"${mark}(\\d+)${mark}"`);

const valueAt = (body: JsonObject, path: string): string =>
  JSON.stringify(
    path
      .split('.')
      .reduce<unknown>(
        (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
        body,
      ) ?? null,
  );

/** The JSON of a request in pieces, the values at those paths on their own; a text that is no JSON is one piece. */
export const jsonPieces = (text: string, paths: readonly string[]): readonly TextPiece[] => {
  const { body } = parseBody(text);
  if (!body) return [{ text, path: null }];
  const changes = paths.map((path, index) => [path, `${mark}${index}${mark}`] as const);
  return formatJson(filledPart<JsonObject>(body, changes))
    .split(marked)
    .map((piece, index): TextPiece => {
      const path = index % 2 === 1 ? paths[Number(piece)] : undefined;
      return path === undefined ? { text: piece, path: null } : { text: valueAt(body, path), path };
    })
    .filter((piece) => piece.text !== '');
};

/** The pieces of a path with parameters in braces. */
export const pathPieces = (
  path: string,
  params: Readonly<Record<string, string>>,
  paths: readonly string[],
): readonly TextPiece[] =>
  path
    .split(/\{(\w+)\}/)
    .map((piece, index): TextPiece => {
      if (index % 2 === 0) return { text: piece, path: null };
      return { text: params[piece] || `{${piece}}`, path: paths.includes(piece) ? piece : null };
    })
    .filter((piece) => piece.text !== '');
