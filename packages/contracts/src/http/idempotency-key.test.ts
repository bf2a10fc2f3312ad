import { expect, it } from 'vitest';
import { isIdempotencyKey } from './idempotency-key.ts';

it.each(['c1a7e0b2-5f0f-4f5c-9a53-1e1a0c3d7c11', '!~', 'x'.repeat(255)])('%s is a key', (key) => {
  expect(isIdempotencyKey(key)).toBe(true);
});

it.each(['', 'two words', 'ñ', 'llave-😀', 'tab\t', 'line\n', '\u007f', 'x'.repeat(256)])(
  '%j is none',
  (key) => {
    expect(isIdempotencyKey(key)).toBe(false);
  },
);
