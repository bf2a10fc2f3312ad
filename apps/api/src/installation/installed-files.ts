import { fileURLToPath } from 'node:url';

/** The programs that a process or a thread of their own runs, with their sources below `src`. */
export const programs = {
  server: 'server.ts',
  'report-worker': 'reports/report-worker.ts',
  'link-file-worker': 'features/payment-links/link-file-worker.ts',
} as const;
export type ProgramName = keyof typeof programs;

/** Where the bundle of all programs lies (`scripts/bundle.ts`), from the workspace of the API: as deep as this file. */
export const bundleFolder = 'dist/server';

const isBundled = import.meta.url.endsWith('.js');

/** The file that a worker thread is started with: of the bundle if this runs in it, otherwise the source. */
export const programFile = (name: ProgramName): URL =>
  new URL(isBundled ? `./${name}.js` : `../${programs[name]}`, import.meta.url);

/** Files that the program reads while it runs: beside its sources and beside the bundle they have the same place. */
const apiFolder = new URL('../../', import.meta.url);
const rootFolder = new URL('../../', apiFolder);

/** A file that the API serves as it is. */
export const staticFile = (name: string): URL => new URL(`static/${name}`, apiFolder);
export const migrationsFolder = fileURLToPath(new URL('prisma/migrations', rootFolder));
/** The folder of the database if no other is configured. */
export const dataFolder = fileURLToPath(new URL('.data/', rootFolder));
export const dashboardFolder = fileURLToPath(new URL('apps/dashboard/dist', rootFolder));
export const docsFolder = fileURLToPath(new URL('apps/docs/build', rootFolder));
