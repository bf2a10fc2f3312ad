import { openSource, openTarget } from '#database/move/open-ends.ts';
import { movedRows } from '#database/move/table-checksum.ts';

// Copies tables as a move does, and kills its own process when payments have been inserted:
//   node killed-move.ts file:/a/source.db file:/a/target.db
const [from = '', to = ''] = process.argv.slice(2);
const source = await openSource(from);
const target = await openTarget(to);
await target.begin(source.place);
for (const table of target.tables)
  for await (const rows of source.rows(table)) {
    await target.insert(table, rows.map(movedRows(table)));
    if (table === 'transactions') process.kill(process.pid, 'SIGKILL');
  }
