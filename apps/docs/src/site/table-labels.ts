import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';

/** A name that a narrow column would break, in characters. */
const maxName = 12;
const isLongName = (code: Element): boolean => toText(code).length > maxName;

const cellsOf = (row: Element): readonly Element[] =>
  row.children.filter((child): child is Element => child.type === 'element');

/** A table of fewer columns fits a phone as it is. */
const minColumns = 3;

/** The longest text beside its label, and the longest one beside another cell, in characters. */
const maxBesideLabel = 20;
const maxBesideCell = 80;

/** How a row stacks its cells: each beside its label, two beside each other, or each on lines of its own. */
const wayOf = (columns: number, longest: number): 'short' | 'columns' | 'long' => {
  if (longest <= maxBesideLabel) return 'short';
  return columns === minColumns && longest <= maxBesideCell ? 'columns' : 'long';
};

/**
 * A rehype plugin: each cell of a table with three columns or more gets the heading of its column as `data-label`. A phone has no
 * room for so many columns, and stacks the cells of a row with these labels. The first cell names the row. Where its names are
 * long, a table of two columns stacks too, and needs no labels.
 */
export const labelTableCells = () => (tree: Root) => {
  for (const table of selectAll('table', tree)) {
    const headings = selectAll('thead th', table).map((heading) => toText(heading));
    if (headings.length < minColumns) {
      if (selectAll('td:first-child code', table).some(isLongName)) table.properties.dataStacks = 'long';
      continue;
    }
    const values: string[] = [];
    for (const row of selectAll('tbody tr', table))
      for (const [index, cell] of cellsOf(row).entries()) {
        if (index === 0) continue;
        cell.properties.dataLabel = headings[index] ?? '';
        values.push(toText(cell));
      }
    table.properties.dataStacks = wayOf(headings.length, Math.max(...values.map(({ length }) => length)));
  }
};
