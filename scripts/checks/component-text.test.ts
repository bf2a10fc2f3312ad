import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './check-steps.ts';
import { copyFixture, runTool } from './fixture-folder.ts';

test('words written out in a component are named, each with its line', () => {
  const folder = copyFixture('component-text');

  const { code, output } = runTool(folder, 'node', [
    join(root, 'scripts/checks/check-component-text.ts'),
    folder,
  ]);

  const dialog = 'apps/dashboard/src/features/refunds/refund-dialog.tsx';
  expect(output.trimEnd().split('\n')).toEqual([
    `${dialog}:4 text in a component: "Refund dialog"`,
    `${dialog}:6 text in a component: "Refund this payment"`,
    `${dialog}:7 text in a component: "Total:"`,
    `${dialog}:8 text in a component: "Everything"`,
    `${dialog}:8 text in a component: "A part"`,
    `${dialog}:11 text in a component: "Amount"`,
    '2 components, 6 texts that belong to the language files',
  ]);
  expect(code).toBe(1);
});
