import { describe, expect, it } from 'vitest';
import { fragmentOf, isRequestFragment, noteIn } from './share-link.ts';

const noteWith = (text: string) => ({ sample: 'x', params: {}, query: {}, patch: { Description: text } });
const linkTo = (json: string): string => `#request=${Buffer.from(json).toString('base64url')}`;

describe('a link to a request', () => {
  it('is a fragment that says nothing to a server', () => {
    const fragment = fragmentOf({ sample: 'x', params: {}, query: {}, patch: {} });
    expect(fragment).toMatch(/^#request=[\w-]+$/);
    expect(isRequestFragment(fragment ?? '')).toBe(true);
  });

  it.each(['#request=', '#request=%%', '#request=e30', '#request=W10', '#body-Amount', ''])(
    '%s is none',
    (hash) => {
      expect(noteIn(hash)).toBeNull();
    },
  );

  it('brings every character back, those that base64 writes as + and / too', () => {
    const texts = ['???>>>~~~', 'ñ — “x” 😀', '_-/+=', String.fromCodePoint(0xff, 0xfe, 0xfb, 0xff)];
    const fragments = texts.map((text) => [text, fragmentOf(noteWith(text)) ?? ''] as const);
    expect(fragments.map(([, fragment]) => fragment).join('')).toMatch(/_/);
    expect(fragments.map(([, fragment]) => fragment).join('')).toMatch(/.-/);
    for (const [text, fragment] of fragments) {
      expect(fragment).toMatch(/^#request=[\w-]+$/);
      expect(noteIn(fragment)).toEqual(noteWith(text));
    }
  });

  it('is not made where it would be too long, nor read', () => {
    expect(fragmentOf(noteWith('x'.repeat(5_000)))).not.toBeNull();
    expect(fragmentOf(noteWith('x'.repeat(7_000)))).toBeNull();
    expect(fragmentOf(noteWith('x'.repeat(1_000_000)))).toBeNull();
    expect(noteIn(linkTo(JSON.stringify(noteWith('x'.repeat(7_000)))))).toBeNull();
  });

  it('is not read where it is nested deeper than any request', () => {
    const nested = (depth: number): string =>
      linkTo(`{"sample":"x","params":{},"query":{},"patch":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`);
    expect(noteIn(nested(10))).not.toBeNull();
    expect(noteIn(nested(900))).toBeNull();
  });
});
