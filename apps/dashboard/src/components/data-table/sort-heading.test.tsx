import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTableFrame } from '#components/data-table/data-table-frame.tsx';
import type { DataTableSort } from '#components/data-table/sort-heading.tsx';

const columns = [
  { name: 'date', heading: 'Creación', sort: 'date' },
  { name: 'amount', heading: 'Monto', sort: 'amount' },
  { name: 'method', heading: 'Método' },
];
const headingsOf = (sort?: DataTableSort): readonly string[] =>
  renderToStaticMarkup(
    <DataTableFrame label="Movimientos" columns={columns} busy={false} sort={sort}>
      <tr />
    </DataTableFrame>,
  ).match(/<th .*?<\/th>/g) ?? [];
const sorted: DataTableSort = { by: 'date', direction: 'desc', onSort: () => undefined };

test('a column that orders the rows has a button and says how they stand; the others have neither', () => {
  const [date, amount, method] = headingsOf(sorted);
  expect(date).toMatch(/aria-sort="descending".*<button type="button"/);
  expect(amount).toMatch(/aria-sort="none".*<button type="button"/);
  expect(method).not.toMatch(/aria-sort|<button/);
});

test('a column that cannot order so many rows stays in reach and says why; the one that does order them is free', () => {
  const tooMany = { ...sorted, unavailable: () => 'Filtra primero.' };
  const [date, amount] = headingsOf(tooMany);
  expect(date).not.toContain('aria-disabled');
  expect(amount).toMatch(/aria-disabled="true" aria-describedby="([^"]+)".*id="\1"[^>]*>Filtra primero\.</);
  expect(amount).not.toContain(' disabled');
});

test('while it is fetched, and without an order, no heading is a button', () => {
  for (const heading of headingsOf()) expect(heading).not.toMatch(/aria-sort|<button/);
});
