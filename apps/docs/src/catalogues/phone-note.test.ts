import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { expect, test } from 'vitest';
import { catalogueWords } from './catalogue-words.ts';

const build = join(import.meta.dirname, '../../build');

test.each([
  ['es', 'catalogs/response.md'],
  ['en', 'en/catalogs/response.md'],
] as const)('what a phone says once more is written once (%s)', (locale, file) => {
  const words = catalogueWords[locale].responses;
  const rows = readFileSync(join(build, file), 'utf8').split('\n');
  for (const { responseCode, name, label, meaning, outcome, holdsReference } of Object.values(
    transactionStatuses,
  )) {
    const cells = [
      `\`${responseCode}\` \`${name}\` ${label[locale]}`,
      meaning[locale],
      words.outcome[outcome],
      holdsReference ? words.holds : words.free,
    ];
    expect(rows).toContain(`| ${cells.join(' | ')} |`);
  }
});
