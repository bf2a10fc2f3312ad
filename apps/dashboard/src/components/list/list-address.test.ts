import { expect, test } from 'vitest';
import { listAddress, orderQuery, pageQuery, type SearchOf } from '#components/list/list-address.ts';
import { choiceFilter, datesFilter, rowIdFilter, textFilter } from '#components/list/list-filter.ts';

const address = listAddress({
  path: '/things',
  filters: {
    state: choiceFilter(['open', 'closed']),
    dates: datesFilter({ kind: 'any' }),
    reference: textFilter(5),
    id: rowIdFilter,
  },
  sorts: { created: 'desc', reference: 'asc' },
  sortedBy: 'created',
});
type Search = SearchOf<typeof address>;

const read = (text: string): Search => address.read(new URLSearchParams(text));
const rewritten = (text: string): string => address.write(read(text)).toString();

test.each([
  '',
  'state=open',
  'dates=today',
  'initDate=2026-11-01&endDate=2026-11-20&reference=A1&id=7',
  'sort=created&direction=asc',
  'sort=reference&direction=desc&pageNumber=3',
])('what stands in the address comes back from it: %s', (text) => {
  expect(rewritten(text)).toBe(text);
  expect(address.linkTo(read(text))).toEqual({ pathname: '/things', search: text });
});

test.each([
  ['state=lost&reference=toolong&id=0', ''],
  ['sort=created&direction=desc', ''],
  ['sort=constructor&direction=asc', ''],
  ['sort=reference', 'sort=reference&direction=asc'],
  ['sort=reference&direction=up', 'sort=reference&direction=asc'],
  ['direction=asc', ''],
  ['pageNumber=1', ''],
  ['other=1', ''],
])('what makes no sense is as if it were not there: %s', (text, kept) => {
  expect(rewritten(text)).toBe(kept);
});

test('an order is asked for of the API only where it is not its own', () => {
  expect(pageQuery(read('pageNumber=2'))).toEqual({ pageNumber: 2, rowsOfPage: 10 });
  expect(orderQuery(read('sort=reference&direction=desc'))).toEqual({
    sortBy: 'reference',
    sortDirection: 'desc',
  });
  expect(address.orderOf(read(''))).toEqual({ by: 'created', direction: 'desc' });
});

test('a column turns the order round, another begins with its own direction, and both with the first page', () => {
  const search = read('state=open&pageNumber=4');
  const oldest = address.sorted(search, 'created');
  expect(address.write(oldest).toString()).toBe('state=open&sort=created&direction=asc');
  expect(address.write(address.sorted(oldest, 'created')).toString()).toBe('state=open');
  expect(address.write(address.sorted(oldest, 'reference')).toString()).toBe(
    'state=open&sort=reference&direction=asc',
  );
  expect(address.write(address.sorted(search, 'reference', 'desc')).toString()).toBe(
    'state=open&sort=reference&direction=desc',
  );
  expect(address.write(address.sorted(oldest, 'nonsense')).toString()).toBe('state=open');
});

test('filters are changed and cleared on the first page, in the same order', () => {
  const search = read('state=open&sort=reference&direction=asc&pageNumber=4');
  expect(address.write(address.filtered(search, { id: 7 })).toString()).toBe(
    'state=open&id=7&sort=reference&direction=asc',
  );
  expect(address.write(address.cleared(search)).toString()).toBe('sort=reference&direction=asc');
});

test.each([
  ['', false, false],
  ['sort=reference&direction=asc&pageNumber=2', false, false],
  ['state=open', true, true],
  ['dates=today', true, true],
])('%s is filtered: %s, and narrowed: %s', (text, isFiltered, isNarrowed) => {
  expect([address.isFiltered(read(text)), address.isNarrowed(read(text))]).toEqual([isFiltered, isNarrowed]);
});

test('days that widen what is listed by itself are no filter', () => {
  const today = listAddress({ path: '/things', filters: { dates: datesFilter({ kind: 'today' }) } });
  const any = today.read(new URLSearchParams('dates=any'));
  expect([today.isFiltered(any), today.isNarrowed(any)]).toEqual([false, false]);
  expect(today.isNarrowed(today.initial)).toBe(false);
});

test('a phone counts the filters in use, but not what is typed in a field beside the list', () => {
  const searched = listAddress({
    path: '/things',
    filters: { state: choiceFilter(['open']), text: { ...textFilter(5), hasField: true } },
    sorts: { created: 'desc' },
    sortedBy: 'created',
  });
  const search = searched.read(new URLSearchParams('state=open&text=ana'));
  expect(searched.countFilters(search)).toBe(1);
  expect(searched.isFiltered(search)).toBe(true);
  expect(searched.countFilters(searched.read(new URLSearchParams('text=ana')))).toBe(0);
});

test('the order of the list is asked for where the API has another', () => {
  const oldestFirst = listAddress({
    path: '/things',
    filters: {},
    sorts: { created: 'asc', reference: 'asc' },
    sortedBy: 'created',
    asksForOrder: true,
  });
  const asked = (text: string) =>
    oldestFirst.toReport(oldestFirst.read(new URLSearchParams(text)), '2026/11/20');
  expect(asked('')).toEqual({ sortBy: 'created', sortDirection: 'asc' });
  expect(asked('sort=created&direction=desc')).toEqual({ sortBy: 'created', sortDirection: 'desc' });
  expect(asked('sort=reference')).toEqual({ sortBy: 'reference', sortDirection: 'asc' });
});
