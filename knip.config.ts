import type { KnipConfig } from 'knip';
import { programs } from './apps/api/src/installation/installed-files.ts';

/** A page of the documentation uses what it imports; the rest of it is prose and code for readers. */
const importsOfPage = (text: string): string =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^import .+$/gm)].join('\n');

/** The server is found by its script; the command and what a server starts in threads by nothing but their names. */
const { server: _, ...namedPrograms } = programs;
const named = Object.values(namedPrograms);

const config: KnipConfig = {
  ignore: ['scripts/checks/fixtures/**'],
  compilers: { mdx: importsOfPage },
  // Both languages of every screen are read by the check of the languages.
  ignoreIssues: { 'apps/dashboard/src/**/*-words.ts': ['exports'] },
  // It takes the generator that the schema names, a script of ours, for a package.
  prisma: false,
  workspaces: {
    '.': {
      entry: ['scripts/checks/check-*.ts', 'examples/*/{server,first-payment,with-create-sandbox.test}.mjs'],
      project: ['scripts/**/*.ts', 'examples/**/*.mjs'],
      vitest: { config: ['scripts/vitest.config.ts'] },
      ignoreBinaries: ['php'],
    },
    // Every file is what the package exports.
    'packages/contracts': { entry: ['src/**/*.ts'], project: ['src/**/*.ts'] },
    'apps/api': {
      entry: ['bench/*.ts', 'scripts/*.ts', 'npm/*.{cjs,mjs}', ...named.map((source) => `src/${source}`)],
      project: ['{src,test,bench,scripts,npm}/**/*.{ts,cjs}'],
      vitest: {
        config: [
          'vitest.config.ts',
          'vitest.package.config.ts',
          'vitest.postgres.config.ts',
          'vitest.rehearsal.config.ts',
        ],
      },
      // The benchmark runs it as a process of its own.
      ignoreDependencies: ['@stoplight/prism-cli'],
      ignoreBinaries: ['sqlite3'],
    },
    'apps/dashboard': { project: ['{src,e2e,scripts,vite}/**/*.{ts,tsx,css}'] },
    'apps/docs': {
      entry: [
        '{docs,i18n}/**/*.mdx',
        'scripts/*.ts',
        'src/theme/**/*.tsx',
        'src/plugins/*/index.ts',
        'src/plugins/*/theme/*/index.tsx',
        // Loaded by name: with Node's own loader, in place of modules of the theme, or in the browser before all others.
        'src/plugins/contract-tables/collect-{amounts,fees}.ts',
        'src/plugins/error-pages/lib/collect-errors.ts',
        'src/plugins/request-builder/{options,lib/collect-pages}.ts',
        'src/plugins/scenarios/lib/collect-scenarios.ts',
        'src/plugins/site-bundling/{browser-context.tsx,no-highlighter.ts,use-window-size.ts}',
        'src/site/prefetch-on-intent.ts',
      ],
      project: ['{src,scripts,docs,i18n}/**/*.{ts,tsx,mdx}'],
      paths: { '@site/*': ['./*'], '@theme/*': ['./src/plugins/*/theme/*/index.tsx'] },
    },
  },
};

export default config;
