import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toText } from 'hast-util-to-text';

const cellsOf = (row: Element): readonly Element[] =>
  row.children.filter((child): child is Element => child.type === 'element');

/** A table of fewer columns fits a phone as it is. */
const minColumns = 3;

/**
 * A rehype plugin: each cell of a table with three columns or more gets the heading of its column as `data-label`. A phone has no
 * room for so many columns, and shows a row as its cells one below the other, under these labels. The first cell names the row.
 */
export const labelTableCells = () => (tree: Root) => {
  for (const table of selectAll('table', tree)) {
    const headings = selectAll('thead th', table).map((heading) => toText(heading));
    if (headings.length < minColumns) continue;
    table.properties.dataStacks = '';
    for (const row of selectAll('tbody tr', table))
      for (const [index, cell] of cellsOf(row).entries())
        if (index > 0) cell.properties.dataLabel = headings[index] ?? '';
  }
};
