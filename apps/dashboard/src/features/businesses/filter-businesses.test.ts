import { expect, test } from 'vitest';
import { filterBusinesses } from './filter-businesses.ts';

const businesses = [{ name: 'Librería Jacaranda' }, { name: 'Taller Ollin' }];

test.each([
  ['', ['Librería Jacaranda', 'Taller Ollin']],
  ['  OLLIN ', ['Taller Ollin']],
  ['libreria', ['Librería Jacaranda']],
  ['rÍa j', ['Librería Jacaranda']],
  ['x', []],
])('%j finds %j', (text, names) => {
  expect(filterBusinesses(businesses, text).map(({ name }) => name)).toEqual(names);
});
