import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './check-steps.ts';
import { copyFixture, runTool } from './fixture-folder.ts';

test('unused files, exports, types and dependencies, and those that nobody declared, are named', () => {
  const folder = copyFixture('unused');

  const { code, output } = runTool(folder, 'knip', [
    '--no-progress',
    '--config',
    join(root, 'knip.config.ts'),
  ]);

  expect(code).not.toBe(0);
  const named = (heading: string, what: string) => new RegExp(`^${heading} .*\\n(?:.+\\n)*?${what}\\b`, 'm');
  expect(output).toMatch(named('Unused files', 'apps/api/src/forgotten.ts'));
  expect(output).toMatch(named('Unused dependencies', 'zod'));
  expect(output).toMatch(named('Unlisted dependencies', 'undeclared-package'));
  expect(output).toMatch(named('Unused exports', 'spare'));
  expect(output).toMatch(named('Unused exported types', 'Port'));
  expect(output).not.toMatch(/^(?:fastify|port|apps\/api\/src\/server\.ts)\b/m);
});
