import { describe, expect, it } from 'vitest';
import { isDeeperThan, parseBody } from './json-value.ts';

describe('parseBody', () => {
  it('reads an object', () => {
    expect(parseBody('{"a": [1, null]}')).toEqual({ body: { a: [1, null] }, problem: null });
  });
  it('names the place of what is wrong', () => {
    const { problem } = parseBody('{\n  "a": 1,\n  "b" 2\n}');
    expect(problem).toMatchObject({ kind: 'malformed', line: 3, column: 7 });
  });
  it('names the end of a text that stops too early', () => {
    expect(parseBody('{\n "a": ').problem).toMatchObject({ kind: 'malformed', line: 2, column: 7 });
  });
  it.each(['[]', '1', '"a"', 'null', 'true'])('refuses %s: a body is an object', (text) => {
    expect(parseBody(text).problem).toEqual({ kind: 'notAnObject' });
  });
  it('refuses what is nested so deep that nothing could walk it', () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(parseBody(nested(50)).problem).toBeNull();
    expect(parseBody(nested(30_000)).problem).toEqual({ kind: 'tooDeep' });
    expect(isDeeperThan([[1]], 1)).toBe(true);
    expect(isDeeperThan([[1]], 2)).toBe(false);
  });
  it('refuses an empty text', () => {
    expect(parseBody('').problem).toMatchObject({ kind: 'malformed' });
  });
});
