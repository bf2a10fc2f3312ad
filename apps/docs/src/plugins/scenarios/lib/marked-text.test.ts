import { expect, it } from 'vitest';
import { jsonPieces, pathPieces } from './marked-text.ts';

const joined = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text).join('');

it('sets the values of a JSON apart and changes nothing of it', () => {
  const text = '{\n  "a": {\n    "Id": "tok_\\"1\\""\n  },\n  "b": 2\n}';
  const pieces = jsonPieces(text, ['a.Id', 'b', 'c']);
  expect(joined(pieces)).toBe(text);
  expect(pieces.filter(({ path }) => path)).toEqual([
    { text: '"tok_\\"1\\""', path: 'a.Id' },
    { text: '2', path: 'b' },
  ]);
});

it('shows a text that is no JSON as it is', () => {
  expect(jsonPieces('{"a":', ['a'])).toEqual([{ text: '{"a":', path: null }]);
});

it('sets the values of a path apart', () => {
  expect(pathPieces('/api/x/{id}/list', { id: '7' }, ['id'])).toEqual([
    { text: '/api/x/', path: null },
    { text: '7', path: 'id' },
    { text: '/list', path: null },
  ]);
  expect(joined(pathPieces('/api/x/{id}', { id: '' }, []))).toBe('/api/x/{id}');
});
