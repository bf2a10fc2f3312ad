import { expect, it } from 'vitest';
import { isUtf16 } from './text-encoding.ts';

const text = 'referenceNumber,email\nPEDIDO-ñ-€,añá@example.com\n';
const littleEndian = Uint8Array.from(
  [...text].flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8]),
);
const bigEndian = littleEndian.map((_, index) => littleEndian[index % 2 === 0 ? index + 1 : index - 1] ?? 0);

it.each([
  ['little-endian', littleEndian, true],
  ['big-endian', bigEndian, true],
  ['little-endian with its mark', Uint8Array.of(0xff, 0xfe, ...littleEndian), true],
  ['big-endian with its mark', Uint8Array.of(0xfe, 0xff, ...bigEndian), true],
  ['nothing but its mark', Uint8Array.of(0xff, 0xfe), true],
  ['UTF-8', new TextEncoder().encode(text), false],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`), false],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 1, 2), false],
  ['zeros alone', new Uint8Array(600), false],
  ['nothing', new Uint8Array(), false],
])('%s', (_, bytes, expected) => {
  expect(isUtf16(bytes)).toBe(expected);
});
