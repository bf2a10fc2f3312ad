// The API's folders lean in one direction, and ARCHITECTURE.md draws them as they are. `--write` draws them anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './check-steps.ts';
import { circlesOf, drawRooms, folderGraph } from './import-rooms.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
});
const [folder = root] = positionals;

const graph = folderGraph(join(folder, 'apps/api/src'));
const circles = circlesOf(graph);
for (const circle of circles) process.stdout.write(`a circle of folders: ${circle.join(', ')}\n`);

const page = join(folder, 'ARCHITECTURE.md');
const text = readFileSync(page, 'utf8');
const drawn = text.replace(/```mermaid\nflowchart[\s\S]*?```/, drawRooms(graph));
const isDrawn = drawn === text && text.includes('```mermaid\nflowchart');
if (values.write) writeFileSync(page, drawn);
else if (!isDrawn)
  process.stdout.write(
    'ARCHITECTURE.md does not draw the rooms as they are: node scripts/checks/check-rooms.ts --write\n',
  );

process.stdout.write(`${graph.size} folders, ${circles.length} circles\n`);
process.exitCode = circles.length === 0 && (isDrawn || values.write) ? 0 : 1;
