import { expect, test } from 'vitest';
import { prettyJson } from './text-block.tsx';

test('JSON is given a line for each value', () => {
  expect(prettyJson('{"a":1,"b":["x"]}')).toBe('{\n  "a": 1,\n  "b": [\n    "x"\n  ]\n}');
});

test.each(['', 'not json', '{"a":', '<html>'])('%j stays as it is', (text) => {
  expect(prettyJson(text)).toBe(text);
});
