import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonInCode, jsonInks } from './json-inks.ts';

const joined = (parts: readonly { readonly text: string }[]): string =>
  parts.map(({ text }) => text).join('');

describe('jsonInks', () => {
  it('tells names, texts and other values apart', () => {
    const inked = jsonInks('{"a": "b: \\"c\\"", "n" : -1.5e3, "t": [true, null]}').filter(
      ({ ink }) => ink !== null,
    );
    expect(inked).toEqual([
      { ink: 'name', text: '"a"' },
      { ink: 'text', text: '"b: \\"c\\""' },
      { ink: 'name', text: '"n"' },
      { ink: 'value', text: '-1.5e3' },
      { ink: 'name', text: '"t"' },
      { ink: 'value', text: 'true' },
      { ink: 'value', text: 'null' },
    ]);
  });
  it('loses nothing of any text', () => {
    fc.assert(fc.property(fc.json(), (text) => joined(jsonInks(text)) === text));
    fc.assert(fc.property(fc.string(), (text) => joined(jsonInks(text)) === text));
  });
});

describe('jsonInCode', () => {
  it('finds the body of a call, and leaves objects of a program alone', () => {
    const code = `curl -d '{ "a": { "b": 1 } }' && f({ method: "POST", body: JSON.stringify({ "c": 2 }) })`;
    expect(jsonInCode(code).filter(({ json }) => json)).toEqual([
      { json: true, text: '{ "a": { "b": 1 } }' },
      { json: true, text: '{ "c": 2 }' },
    ]);
  });
  it('loses nothing of any text', () => {
    fc.assert(fc.property(fc.string(), (code) => joined(jsonInCode(code)) === code));
    expect(joined(jsonInCode('{"a": {"b": '))).toBe('{"a": {"b": ');
  });
});
