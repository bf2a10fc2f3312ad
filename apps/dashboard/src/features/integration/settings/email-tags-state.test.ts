import { expect, test } from 'vitest';
import {
  endTag,
  isWrongTag,
  readTags,
  removeTag,
  tagsText,
  takeBackTag,
  typeTag,
} from '#features/integration/settings/email-tags-state.ts';

const [ana, luis] = ['ana@tienda.example', 'luis@tienda.example'];

test('addresses are read between commas and semicolons, each once', { tags: ['SETTING-7'] }, () => {
  expect(readTags(`${ana}; ${luis},${ana};;`)).toEqual({ tags: [ana, luis], typing: '' });
  expect(readTags(`Ana@Tienda.example, ${ana}`).tags).toEqual(['Ana@Tienda.example']);
  expect(readTags('')).toEqual({ tags: [], typing: '' });
});

test('a comma or a semicolon ends a tag', { tags: ['SETTING-7'] }, () => {
  expect(typeTag({ tags: [], typing: 'ana@' }, ana)).toEqual({ tags: [], typing: ana });
  expect(typeTag({ tags: [], typing: ana }, `${ana},`)).toEqual({ tags: [ana], typing: '' });
  expect(typeTag({ tags: [ana], typing: '' }, `${luis}; `)).toEqual({ tags: [ana, luis], typing: '' });
});

test('several that are pasted are tags, the last is still being typed', () => {
  expect(typeTag({ tags: [], typing: '' }, `${ana}, nadie; lu`)).toEqual({
    tags: [ana, 'nadie'],
    typing: ' lu',
  });
});

test('Enter or leaving ends what is typed; what is there already is not there twice', () => {
  expect(endTag({ tags: [ana], typing: ` ${luis} ` })).toEqual({ tags: [ana, luis], typing: '' });
  expect(endTag({ tags: [ana], typing: ana })).toEqual({ tags: [ana], typing: '' });
});

test('a tag is removed, or taken back to be corrected', () => {
  expect(removeTag({ tags: [ana, luis], typing: 'x' }, ana)).toEqual({ tags: [luis], typing: 'x' });
  expect(takeBackTag({ tags: [ana, luis], typing: '' })).toEqual({ tags: [ana], typing: luis });
  expect(takeBackTag({ tags: [ana], typing: 'x' })).toEqual({ tags: [ana], typing: 'x' });
});

test('all of it is saved joined by semicolons', () => {
  expect(tagsText({ tags: [ana, 'nadie'], typing: ` ${luis}` })).toBe(`${ana};nadie;${luis}`);
});

test.each([
  [ana, false],
  ['nadie', true],
  ['a@b', true],
  ['a b@c.example', true],
])('%s is wrong: %s', { tags: ['SETTING-8'] }, (tag, isWrong) => {
  expect(isWrongTag(tag)).toBe(isWrong);
});
