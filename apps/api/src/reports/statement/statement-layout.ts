import { type Ink, type Line, sheet } from './statement-ink.ts';

export type Column = {
  readonly heading: string;
  readonly x: number;
  readonly width: number;
  readonly right?: boolean;
};

export type Row = { readonly cells: readonly string[]; readonly strong?: boolean };

const rowHeight = 13;
const headHeight = 18;
const headingHeight = 24;
const cellSize = 7.5;

/** Places columns side by side, from the left edge of the page to the right one. */
export const columnsOf = (
  given: readonly { readonly heading: string; readonly width: number; readonly right?: boolean }[],
): readonly Column[] => {
  let x = sheet.left;
  return given.map((column) => {
    const placed = { ...column, x };
    x += column.width;
    return placed;
  });
};

/** The space between two columns, in points. */
const gap = 6;

const cellLine = ({ x, width, right }: Column, text: string, y: number, bold: boolean): Line => ({
  text,
  x,
  y,
  size: cellSize,
  bold,
  width: width - gap,
  ...(right ? { right: x + width } : {}),
});

/**
 * Places rows from the top of a page to the bottom, then on the next page. All rows have the same height, so the number of pages is
 * known before the document is written.
 */
export const createLayout = (ink: Ink, frame: (page: number) => number) => {
  let page = 0;
  let y = 0;
  const begin = async (): Promise<void> => {
    page += 1;
    await ink.beginPage();
    y = frame(page);
  };
  const head = (columns: readonly Column[]): void => {
    ink.open('TR');
    for (const column of columns)
      ink.part('TH', [{ ...cellLine(column, column.heading, y + 5, false), colour: 'soft' }]);
    ink.close();
    ink.rule(y + headHeight - 2, true);
    y += headHeight;
  };
  const row = (columns: readonly Column[], { cells, strong = false }: Row): void => {
    ink.open('TR');
    columns.forEach((column, index) => {
      ink.part('TD', [cellLine(column, cells[index] ?? '', y + 3, strong)]);
    });
    ink.close();
    ink.rule(y + rowHeight);
    y += rowHeight;
  };
  return {
    begin,
    pages: (): number => page,
    /** Reserves the next `height` points; begins a new page if they do not fit. Returns their y position. */
    take: async (height: number): Promise<number> => {
      if (y + height > sheet.bottom) await begin();
      const at = y;
      y += height;
      return at;
    },
    /** Writes a table. Its heading is never alone at the end of a page, and every page repeats the column names. */
    table: async (
      heading: string,
      columns: readonly Column[],
      rows: Iterable<Row> | AsyncIterable<Row>,
    ): Promise<void> => {
      if (y + headingHeight + headHeight + 2 * rowHeight > sheet.bottom) await begin();
      ink.part('H2', [{ text: heading, x: sheet.left, y: y + 8, size: 10.5, bold: true }]);
      y += headingHeight;
      ink.open('Table');
      head(columns);
      for await (const each of rows) {
        if (y + rowHeight > sheet.bottom) {
          await begin();
          head(columns);
        }
        row(columns, each);
      }
      ink.close();
      y += 6;
    },
  };
};

export type Layout = ReturnType<typeof createLayout>;
