import { limits } from '@pasarela/contracts/limits/limits';
import { expect, test } from 'vitest';
import { bulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import { filesRefusal } from '#features/payment-links/sheet/files-refusal.ts';

const words = bulkLinksWords.en.files;
const small = (name: string) => ({ name, size: 1 });
const many = Array.from({ length: limits.linkFiles }, (_, index) => `${index}.csv`);

test.each([
  ['as many files as there may be', many.map(small), [], undefined],
  ['one more', [...many, 'more.csv'].map(small), [], words.tooMany(String(limits.linkFiles))],
  ['one beside as many as there may be', [small('more.csv')], many, words.tooMany(String(limits.linkFiles))],
  ['one that takes the place of another', [small('0.csv')], many, undefined],
  ['one of another kind', [small('links.csv'), small('links.xlsx')], [], words.notCsv('links.xlsx')],
  ['one of the greatest size', [{ name: 'links.csv', size: limits.fileBytes }], [], undefined],
  ['a larger one', [{ name: 'links.csv', size: limits.fileBytes + 1 }], [], words.tooLarge('links.csv')],
])('of files, %s', (_, chosen, held, refusal) => {
  expect(filesRefusal(chosen, held, words)).toBe(refusal);
});
