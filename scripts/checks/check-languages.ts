// Both languages are complete: the dashboard's words, the documentation's pages and words, the words of the contracts and of what the API writes.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './check-steps.ts';
import { comparePages } from './language-pages.ts';
import { walkPairedWords } from './paired-words.ts';
import type { WordProblem } from './word-problem.ts';

type Report = { readonly problems: readonly string[]; readonly count: number };

const { positionals } = parseArgs({ allowPositionals: true });
const [folder = root] = positionals;

const load = async (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(file).href);
const sourcesIn = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('node_modules'))
    .sort();
const linesOf = (file: string, problems: readonly WordProblem[]): readonly string[] =>
  problems.map(({ at, problem }) => `${file}: ${at} ${problem}`);

/** Modules whose exports hold both languages side by side, as `{ es, en }`. */
const checkPairedWords = async (pattern: string): Promise<Report> => {
  const problems: string[] = [];
  let count = 0;
  for (const file of sourcesIn(pattern)) {
    const walked = walkPairedWords(await load(join(folder, file)));
    count += walked.count;
    problems.push(...linesOf(file, walked.problems));
  }
  return { problems, count };
};

const readPages = (place: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.{md,mdx}', { cwd: join(folder, place) }).map((page) => [
      page,
      readFileSync(join(folder, place, page), 'utf8'),
    ]),
  );

const checkPages = (spanish: string, english: string): Report => {
  const es = readPages(spanish);
  return { problems: linesOf(spanish, comparePages(es, readPages(english))), count: es.size };
};

const reports = {
  'dashboard, texts': await checkPairedWords('apps/dashboard/src/**/*-words.ts'),
  'documentation, texts': await checkPairedWords('apps/docs/src/**/{words/*,*-words}.ts'),
  'documentation, pages': checkPages(
    'apps/docs/docs',
    'apps/docs/i18n/en/docusaurus-plugin-content-docs/current',
  ),
  'documents, texts': await checkPairedWords('apps/api/src/**/*-words.ts'),
  'contracts, texts': await checkPairedWords('packages/contracts/src/**/*.ts'),
};

for (const [name, { problems, count }] of Object.entries(reports)) {
  // Nothing found means that the check looks in the wrong place.
  const failed = problems.length > 0 || count === 0;
  process.stdout.write(`${name}: ${count} in Spanish, ${problems.length} problems\n`);
  for (const line of problems) process.stdout.write(`  ${line}\n`);
  if (failed) process.exitCode = 1;
}
