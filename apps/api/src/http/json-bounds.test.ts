import type { Operation } from '@pasarela/contracts/http/define-operation';
import { operations } from '@pasarela/contracts/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boundsOfBody, isWithin, type JsonBounds } from './json-bounds.ts';

const endless = Number.POSITIVE_INFINITY;
const unbounded: JsonBounds = { bytes: endless, marks: endless, depth: endless };

/** The structural characters and the depth of a value, counted from the value. */
const needOf = (value: unknown): { readonly marks: number; readonly depth: number } => {
  if (typeof value !== 'object' || value === null) return { marks: 0, depth: 0 };
  const inner = Object.values(value).map(needOf);
  const commas = Math.max(0, inner.length - 1);
  const colons = Array.isArray(value) ? 0 : inner.length;
  return {
    marks: 2 + commas + colons + inner.reduce((sum, { marks }) => sum + marks, 0),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
  };
};

describe('the bounds of a text', () => {
  it('count what the value has, whatever its names and strings hold and however it is laid out', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2), (value, spaces) => {
        const text = Buffer.from(JSON.stringify(value, null, spaces));
        const { marks, depth } = needOf(value);
        expect(isWithin(text, { ...unbounded, marks, depth })).toBe(true);
        if (marks === 0) return;
        expect(isWithin(text, { ...unbounded, marks: marks - 1 })).toBe(false);
        expect(isWithin(text, { ...unbounded, depth: depth - 1 })).toBe(false);
      }),
      { numRuns: 500, seed: 2_026 },
    );
  });

  it.each(['', '"', '"\\', '{"a', ']]]', '\ufeff{}'])('leave %j to the parser', (text) => {
    expect(isWithin(Buffer.from(text), { bytes: 20, marks: 3, depth: 1 })).toBe(true);
  });

  it('count bytes, not characters', () => {
    expect(isWithin(Buffer.from('"ñ"'), { ...unbounded, bytes: 4 })).toBe(true);
    expect(isWithin(Buffer.from('"ñ"'), { ...unbounded, bytes: 3 })).toBe(false);
  });
});

describe("the bounds of a call's body", () => {
  const withBody = Object.entries(operations).flatMap(([name, operation]: [string, Operation]) =>
    operation.body ? [{ name, body: operation.body, examples: operation.examples }] : [],
  );

  it.each(withBody)('$name: hold all of its examples, and 200 fields that it does not know', (operation) => {
    const bounds = boundsOfBody(operation.body);
    const unknown = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x${index}`, index]));
    for (const { body } of operation.examples)
      expect(isWithin(Buffer.from(JSON.stringify({ ...body, ...unknown }, null, 2)), bounds)).toBe(true);
  });

  it.each(withBody)('$name: end before a thousand fields too many', ({ body }) => {
    const { marks } = boundsOfBody(body);
    const fields = Array.from({ length: Math.ceil(marks / 2) }, (_, index) => [`x${index}`, 1]);
    expect(isWithin(Buffer.from(JSON.stringify(Object.fromEntries(fields))), boundsOfBody(body))).toBe(false);
    expect(marks).toBeLessThan(6_000);
  });

  it('are those of a sign-in: three fields', () => {
    expect(boundsOfBody(operations.login.body)).toEqual({ bytes: 18_329, marks: 508, depth: 11 });
  });

  it.each([
    ['a list without a most', z.array(z.string())],
    ['a record', z.record(z.string(), z.string())],
    ['anything', z.unknown()],
  ])('are not to be had of %s', (_, schema) => {
    expect(() => boundsOfBody(z.strictObject({ field: schema }))).toThrow();
  });
});
