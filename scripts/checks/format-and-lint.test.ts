import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './check-steps.ts';
import { copyFixture, runTool } from './fixture-folder.ts';

/** The project's own settings; only the list of ignored files is not at hand outside the repository. */
const writeSettings = (folder: string): void => {
  const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...settings, vcs: { enabled: false } }));
};

test('what is not formatted is refused', () => {
  const folder = copyFixture('format-and-lint');
  writeSettings(folder);
  const { code, output } = runTool(folder, 'biome', ['ci', '--error-on-warnings', 'unformatted.ts']);
  expect(code).not.toBe(0);
  expect(output).toContain('File content differs from formatting output');
});

test('each rule of the lint that the project adds is wired, and the recommended ones with them', () => {
  const folder = copyFixture('format-and-lint');
  writeSettings(folder);
  const { code, stdout } = runTool(folder, 'biome', [
    'lint',
    '--error-on-warnings',
    '--reporter=json',
    'unlinted.ts',
    'unspoken.tsx',
    'NotKebab.ts',
  ]);
  expect(code).not.toBe(0);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { category: string }[] };
  expect([...new Set(diagnostics.map(({ category }) => category))].sort()).toEqual([
    'lint/a11y/useAltText',
    'lint/complexity/noExcessiveLinesPerFunction',
    'lint/complexity/useMaxParams',
    'lint/correctness/noUnusedImports',
    'lint/correctness/noUnusedVariables',
    'lint/style/noNonNullAssertion',
    'lint/style/useFilenamingConvention',
    'lint/style/useImportType',
    'lint/style/useNodejsImportProtocol',
    'lint/suspicious/noConsole',
    'lint/suspicious/noExplicitAny',
  ]);
});
