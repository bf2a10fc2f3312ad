import { expect, test } from 'vitest';
import { filterByName } from './filter-by-name.ts';

const businesses = [{ name: 'Librería Jacaranda' }, { name: 'Taller Ollin' }];

test.each([
  ['', ['Librería Jacaranda', 'Taller Ollin']],
  ['  OLLIN ', ['Taller Ollin']],
  ['libreria', ['Librería Jacaranda']],
  ['rÍa j', ['Librería Jacaranda']],
  ['x', []],
])('%j finds %j', { tags: ['BUSINESS-1'] }, (text, names) => {
  expect(filterByName(businesses, text).map(({ name }) => name)).toEqual(names);
});
