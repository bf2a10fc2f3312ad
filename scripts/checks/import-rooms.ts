// Which folder of a workspace leans on which, read from its imports; imports of types count.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** Folder → the folders that its files import from. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The folders below a source folder, `.` for itself. Tests and generated files are no part of the house. */
export const folderGraph = (sources: string): FolderGraph => {
  const graph = new Map<string, Set<string>>();
  const files = globSync('**/*.{ts,tsx}', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('generated/'));
  for (const file of files) {
    const folder = dirname(file);
    const leans = graph.get(folder) ?? new Set();
    graph.set(folder, leans);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(sources, file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const inside = fileName.startsWith('#')
        ? fileName.slice(1)
        : fileName.startsWith('.')
          ? posix.join(folder, fileName)
          : undefined;
      if (inside === undefined || inside.startsWith('../') || inside.startsWith('generated/')) continue;
      if (dirname(inside) !== folder) leans.add(dirname(inside));
    }
  }
  return graph;
};

/** All that can be reached from a folder by following what leans on what. */
const reachedFrom = (graph: FolderGraph, start: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return reached;
};

/** Every set of folders that lean on each other, through others too. */
export const circlesOf = (graph: FolderGraph): readonly (readonly string[])[] => {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(graph, folder)]));
  const circles = new Map<string, readonly string[]>();
  for (const [folder, reached] of reach) {
    if (!reached.has(folder)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(folder)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
};

/** The room that a folder is part of: a folder of `core` is a room of its own, all features are one. */
const roomOf = (folder: string): string => {
  const [first = '', second] = folder.split('/');
  if (folder === '.') return 'server';
  return first === 'core' && second !== undefined ? `core/${second}` : first;
};

/** The rooms, and what each leans on beyond what it reaches through others. */
const roomEdges = (graph: FolderGraph): readonly (readonly [string, string])[] => {
  const rooms = new Map<string, Set<string>>();
  for (const [folder, leans] of graph) {
    const room = roomOf(folder);
    const set = rooms.get(room) ?? new Set();
    rooms.set(room, set);
    for (const other of leans) if (roomOf(other) !== room) set.add(roomOf(other));
  }
  const edges: [string, string][] = [];
  for (const [room, leans] of rooms)
    for (const other of leans) {
      const byAnother = [...leans].some(
        (between) => between !== other && reachedFrom(rooms, between).has(other),
      );
      if (!byAnother) edges.push([room, other]);
    }
  return edges.sort(([a, b], [c, d]) => (a === c ? (b < d ? -1 : 1) : a < c ? -1 : 1));
};

/** The rooms as a diagram of Markdown: an arrow leads from who imports to what is imported. */
export const drawRooms = (graph: FolderGraph): string => {
  const idOf = (room: string): string => room.replaceAll(/[^a-z]/g, '_');
  const lines = roomEdges(graph).map(([from, to]) => `  ${idOf(from)}["${from}"] --> ${idOf(to)}["${to}"]`);
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
};
