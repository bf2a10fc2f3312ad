// Folders lean in one direction, and ARCHITECTURE.md draws the API's as they are. `--write` draws them anew.
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

const drawnSources = 'apps/api/src';
/** In each of them no two folders lean on each other. */
const sources = [drawnSources, 'packages/contracts/src', 'apps/dashboard/src', 'apps/docs/src'];

const graphs = new Map(sources.map((source) => [source, folderGraph(join(folder, source))]));
const circles = [...graphs].flatMap(([source, graph]) =>
  circlesOf(graph).map((circle) => `${source}: ${circle.join(', ')}`),
);
for (const circle of circles) process.stdout.write(`a circle of folders in ${circle}\n`);

const page = join(folder, 'ARCHITECTURE.md');
const text = readFileSync(page, 'utf8');
const drawn = text.replace(
  /```mermaid\nflowchart[\s\S]*?```/,
  drawRooms(graphs.get(drawnSources) ?? new Map()),
);
const isDrawn = drawn === text && text.includes('```mermaid\nflowchart');
if (values.write) writeFileSync(page, drawn);
else if (!isDrawn)
  process.stdout.write(
    'ARCHITECTURE.md does not draw the rooms as they are: node scripts/checks/check-rooms.ts --write\n',
  );

const folders = [...graphs.values()].reduce((count, { size }) => count + size, 0);
process.stdout.write(`${folders} folders, ${circles.length} circles\n`);
process.exitCode = circles.length === 0 && (isDrawn || values.write) ? 0 : 1;
