import { expect, test } from 'vitest';
import { settlementMovements, settlements } from './settlements-queries.ts';

const read = (text: string) => settlements.read(new URLSearchParams(text));

test('looks at all of them unless the address says less', () => {
  expect(settlements.toQuery(read(''), '2026/11/20')).toEqual({
    idConciliation: undefined,
    pageNumber: 1,
    rowsOfPage: 10,
  });
  expect(settlements.write(read('')).toString()).toBe('');
});

test('writes what it was asked, and reads it again', () => {
  const search = read('initDate=2026-11-01&endDate=2026-11-30&idConciliation=27&sort=amount&direction=desc');
  expect(settlements.read(settlements.write(search))).toEqual(search);
  expect(settlements.toQuery(search, '2026/11/20')).toMatchObject({
    initDate: '2026/11/01',
    endDate: '2026/11/30',
    idConciliation: 27,
    sortBy: 'amount',
  });
  expect(settlements.isNarrowed(search)).toBe(true);
});

test('the pages of the movements keep the deposit that they are of', () => {
  const search = settlementMovements.read(new URLSearchParams('id=27&pageNumber=3'));
  expect([search.id, search.pageNumber]).toEqual([27, 3]);
  expect(settlementMovements.write({ ...search, pageNumber: 2 }).toString()).toBe('id=27&pageNumber=2');
  expect(settlementMovements.isFiltered(search)).toBe(false);
});
