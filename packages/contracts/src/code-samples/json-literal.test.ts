import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writableJson } from './json-literal.ts';
import { nodeSample } from './node-sample.ts';

const bodyIn = (body: string): unknown => {
  const request = { method: 'POST', url: 'http://localhost:3000/api/x', headers: [], body };
  const [, literal = ''] =
    /body: ([\s\S]*),\n\}\);\nconsole/.exec(nodeSample({ request, credentials: null })) ?? [];
  return new Function(`return ${literal}`)();
};

describe('a body as a literal', () => {
  it('is what JSON says, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
        const value = writableJson(text);
        const sent = bodyIn(text);
        expect(sent).toBe(value === undefined ? text : JSON.stringify(value));
      }),
    );
  });

  it('is sent as the text that it is where it is no JSON, or more than a literal can say', () => {
    for (const text of [
      '{ "Amount": ',
      '',
      '{"a":1e999}',
      '{"a":12345678901234567890}',
      '{"__proto__":{"a":1}}',
      '{"a":"\\ud83d"}',
    ]) {
      expect(writableJson(text)).toBeUndefined();
      expect(bodyIn(text)).toBe(text);
    }
  });
});
