import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from './json-value.ts';
import { patched, patchOf } from './merge-patch.ts';

const value = fc.letrec<{ value: unknown; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer()),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value')) as fc.Arbitrary<JsonObject>,
}));

it('makes one object of the other, whatever they are', () => {
  fc.assert(
    fc.property(value.object, value.object, (from, to) => {
      expect(patched(from, patchOf(from, to))).toEqual(to);
    }),
  );
});
