import { expect } from '@playwright/test';

export type CsvTable = {
  readonly headings: readonly string[];
  readonly records: readonly Readonly<Record<string, string>>[];
};

/** The cells of a line; a quoted cell doubles its quotes. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );

/**
 * Reads a report as a spreadsheet does: UTF-8 that says so by its byte order mark, without which accents break, and with
 * nothing before the headings, since a `sep=` line would make the mark unread.
 */
export const readCsv = (file: Buffer): CsvTable => {
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  const [headings = [], ...rows] = text.trimEnd().split(/\r?\n/).map(cellsOf);
  for (const row of rows) expect(row).toHaveLength(headings.length);
  return {
    headings,
    records: rows.map((row) =>
      Object.fromEntries(headings.map((heading, place) => [heading, row[place] ?? ''])),
    ),
  };
};
