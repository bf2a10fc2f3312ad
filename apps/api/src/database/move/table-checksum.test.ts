import { describe, expect, it } from 'vitest';
import type { Table } from '../move-ends.ts';
import { movedRows, TableChecksum } from './table-checksum.ts';

const sumOf = (table: Table, rows: readonly (readonly unknown[])[]) => {
  const sum = new TableChecksum(table);
  sum.add(rows.map(movedRows(table)));
  return sum.sum();
};

/** Rows of `directory_entries`: kind, name, account. */
const entries = [
  ['file', 'a', 1],
  ['file', 'b', 2],
];

describe('the checksum of a table', () => {
  it('is the same for the values of both engines', () => {
    // SQLite has no booleans, and gives a file as a view of a larger buffer.
    const ofSqlite = [[1, 'email', 1, 3, 'hour']];
    const ofPostgres = [[1, 'email', true, 3, 'hour']];
    expect(sumOf('velocity_rules', ofSqlite)).toEqual(sumOf('velocity_rules', ofPostgres));
    expect(sumOf('velocity_rules', [[1, 'email', 0, 3, 'hour']])).not.toEqual(
      sumOf('velocity_rules', ofPostgres),
    );
    const file = (content: Uint8Array) => [
      ['f', 1, 'evidence', 'a.pdf', 'application/pdf', 3, content, 0, null, 1],
    ];
    expect(sumOf('stored_files', file(Buffer.from('xabc').subarray(1)))).toEqual(
      sumOf('stored_files', file(new Uint8Array([97, 98, 99]))),
    );
    expect(sumOf('stored_files', file(Buffer.from('abd')))).not.toEqual(
      sumOf('stored_files', file(Buffer.from('abc'))),
    );
  });

  it.each([
    [
      'another text',
      [
        ['file', 'a', 1],
        ['file', 'c', 2],
      ],
    ],
    [
      'another number',
      [
        ['file', 'a', 1],
        ['file', 'b', 3],
      ],
    ],
    [
      'null for a text',
      [
        ['file', 'a', 1],
        ['file', null, 2],
      ],
    ],
    [
      'a value in the next column',
      [
        ['filea', '', 1],
        ['file', 'b', 2],
      ],
    ],
    ['a missing row', [['file', 'a', 1]]],
    [
      'another order',
      [
        ['file', 'b', 2],
        ['file', 'a', 1],
      ],
    ],
  ])('finds %s', (_, rows) => {
    expect(sumOf('directory_entries', rows).checksum).not.toBe(sumOf('directory_entries', entries).checksum);
  });

  it('does not depend on how many rows come at a time', () => {
    const sum = new TableChecksum('directory_entries');
    for (const row of entries) sum.add([movedRows('directory_entries')(row)]);
    const single = sum.sum();
    expect(single).toEqual(sumOf('directory_entries', entries));
    expect(single.rows).toBe(2);
  });

  it('tells the null of a column from the text "null", and tables without rows from one another', () => {
    expect(sumOf('directory_entries', [['file', null, 1]])).not.toEqual(
      sumOf('directory_entries', [['file', 'null', 1]]),
    );
    expect(sumOf('users', []).checksum).not.toBe(sumOf('sessions', []).checksum);
  });
});

describe('a value that its column cannot have', () => {
  it.each([
    ['a text for a number', ['file', 'a', '1']],
    ['a fraction', ['file', 'a', 1.5]],
    ['a number that is not exact', ['file', 'a', 2 ** 53]],
    ['a number for a text', ['file', 1, 1]],
    ['a column that is not there', ['file', 'a']],
  ])('is refused: %s', (_, row) => {
    expect(() => movedRows('directory_entries')(row)).toThrow(/^directory_entries\.\w+ holds a value/);
  });
});
