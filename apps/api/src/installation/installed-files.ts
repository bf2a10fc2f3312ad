import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The programs that run as a process or a thread, with their source files below `src`. */
export const programs = {
  server: 'entry/server.ts',
  pasarela: 'entry/pasarela.ts',
  'create-sandbox': 'entry/create-sandbox.ts',
  'report-worker': 'reports/report-worker.ts',
  'link-file-worker': 'features/payment-links/link-file-worker.ts',
} as const;
export type ProgramName = keyof typeof programs;

/**
 * The folder of the bundled programs (`scripts/bundle.ts`), relative to `apps/api`. It is as deep as this file's folder, so the
 * relative paths below are valid for both.
 */
export const bundleFolder = 'dist/server';

const isBundled = /\.c?js$/.test(import.meta.url);

/** The file that a worker thread is started with: the bundle if this code is bundled, otherwise the source. */
export const programFile = (name: ProgramName): URL =>
  new URL(isBundled ? `./${name}.js` : `../${programs[name]}`, import.meta.url);

/** The workspace of the API. Files read at run time are found relative to it. */
const apiFolder = new URL('../../', import.meta.url);
const rootFolder = new URL('../../', apiFolder);

/** A file that the API serves as it is. */
export const staticFile = (name: string): URL => new URL(`static/${name}`, apiFolder);
/** The fonts of statements in their package, by the names that they have beside the bundle. */
const require = createRequire(import.meta.url);
const fontSources = {
  'geist-400.woff': () => require.resolve('@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff'),
  'geist-600.woff': () => require.resolve('@fontsource/geist-sans/files/geist-sans-latin-600-normal.woff'),
} as const;
type FontName = keyof typeof fontSources;
export const fontNames = Object.keys(fontSources) as FontName[];

/** A font file: beside the bundle if this runs in it (`scripts/bundle.ts`), otherwise in its package. */
export const fontFile = (name: FontName): string =>
  isBundled ? fileURLToPath(new URL(`./fonts/${name}`, import.meta.url)) : fontSources[name]();

/** The migrations of SQLite, and those of PostgreSQL. */
export const migrationsFolder = fileURLToPath(new URL('prisma/migrations', rootFolder));
export const postgresMigrationsFolder = fileURLToPath(new URL('prisma/migrations-postgres', rootFolder));
/** A migrated database without rows. Only the npm package has one (`scripts/package.ts`). */
export const templateFile = fileURLToPath(new URL('prisma/template.db', rootFolder));
/** The folder of the database if no other is configured. */
export const dataFolder = fileURLToPath(new URL('.data/', rootFolder));
export const dashboardFolder = fileURLToPath(new URL('apps/dashboard/dist', rootFolder));
export const docsFolder = fileURLToPath(new URL('apps/docs/build', rootFolder));
