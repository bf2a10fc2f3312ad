import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './check-steps.ts';
import { copyFixture, runTool } from './fixture-folder.ts';

test('what one language lacks is named: words, kinds of words, values, pages, headings', () => {
  const folder = copyFixture('languages');

  const { code, output } = runTool(folder, 'node', [join(root, 'scripts/checks/check-languages.ts'), folder]);

  const refunds = 'apps/dashboard/src/refunds/refunds-words.ts: refundsWords';
  expect(output.trimEnd().split('\n')).toEqual([
    'dashboard, texts: 7 in Spanish, 9 problems',
    `  ${refunds}.title empty in English`,
    `  ${refunds}.confirm.question missing in English`,
    `  ${refunds}.amount a text in one language, a function in the other`,
    `  ${refunds}.when says “lote”; say depósito`,
    `  ${refunds}.when says “23:59”; say the time in its 12-hour form, 6:05 p.m.`,
    `  ${refunds}.when says “batch”; say deposit`,
    `  ${refunds}.wait fills in other values`,
    `  ${refunds}.extra missing in Spanish`,
    '  apps/dashboard/src/sign-in/sign-in-words.ts: signInWords.title missing in English',
    'documentation, texts: 2 in Spanish, 1 problems',
    '  apps/docs/src/words/copy-words.ts: copyWords.copied missing in English',
    'documentation, pages: 4 in Spanish, 5 problems',
    '  apps/docs/docs: guide/cards.mdx page missing in English',
    '  apps/docs/docs: guide/codes.mdx page not translated',
    '  apps/docs/docs: guide/kept.mdx says “settlement”; say deposit',
    '  apps/docs/docs: guide/kept.mdx says “8:00”; say the time in its 12-hour form, 6:05 PM',
    '  apps/docs/docs: index.mdx page with other headings',
    'documents, texts: 1 in Spanish, 2 problems',
    '  apps/api/src/reports/statement-words.ts: statementWords.batch says “Lote”; say depósito',
    '  apps/api/src/reports/statement-words.ts: statementWords.batch says “Settlement”; say deposit',
    'contracts, texts: 2 in Spanish, 1 problems',
    '  packages/contracts/src/statuses.ts: statuses.refunded.label empty in English',
  ]);
  expect(code).toBe(1);
});

test('a place where no word is found fails: the check would look in the wrong one', () => {
  const folder = copyFixture('component-text');
  const { code, output } = runTool(folder, 'node', [join(root, 'scripts/checks/check-languages.ts'), folder]);
  expect(output).toContain('dashboard, texts: 0 in Spanish, 0 problems');
  expect(code).toBe(1);
});
