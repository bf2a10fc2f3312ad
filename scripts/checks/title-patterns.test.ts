import { expect, test } from 'vitest';
import { canContain } from './title-patterns.ts';

test.each([
  ['answers a token', 'a token'],
  ['finds %s', 'finds everything'],
  ['the list finds %s', 'finds all at once'],
  ['who $name as %s may', 'removes as Admin may'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as it stands in the source
  ['the list ${screen.address} is left', 'the list /users is le'],
  ['%s keeps to its schedule', 'keeps to its'],
  ['%s %s: %s', 'tokenization-create '],
])('"%s" can be "%s"', (title, text) => {
  expect(canContain(title, text)).toBe(true);
});

test.each([
  ['answers a token', 'a cookie'],
  ['finds %s at once', 'searches all at last'],
  ['%s keeps to its schedule', 'holds to its schedule'],
  ['%s: %s', 'whatever is filled in'],
])('"%s" is never "%s"', (title, text) => {
  expect(canContain(title, text)).toBe(false);
});
