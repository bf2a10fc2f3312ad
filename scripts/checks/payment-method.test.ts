import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import {
  registry,
  withEntry,
  withSixthMethod,
} from '../../apps/api/test/sixth-payment-method/sixth-payment-method.ts';
import { root } from './check-steps.ts';

/** Whatever says something of a payment method. */
const files = globSync('{apps/dashboard,packages/contracts}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/generated|\.test\./.test(file))
  .map((file) => join(root, file))
  .filter((file) => file.endsWith(registry) || /\/payment-methods(\.ts)?'/.test(readFileSync(file, 'utf8')));

const optionsOf = (workspace: string): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(root, workspace, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, join(root, workspace)).options;
};

/** The files of a workspace that do not compile while the registry of payment methods has another text. */
const wrongFiles = (workspace: string, changed: (source: string) => string): readonly string[] => {
  const options = { ...optionsOf(workspace), noEmit: true, incremental: false };
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  const place = join(root, registry);
  host.readFile = (file) => {
    const text = read(file);
    return file === place && text !== undefined ? changed(text) : text;
  };
  const own = files.filter((file) => file.startsWith(join(root, workspace, 'src')));
  const program = ts.createProgram(own, options, host);
  return own
    .filter((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0)
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .sort();
};

it('a method that is entered in the table does not compile until it is among the ids', () => {
  expect(wrongFiles('packages/contracts', withEntry)).toEqual([registry]);
});

it('… and until a payer is told what it is called and how it is paid', () => {
  const form = 'apps/dashboard/src/features/checkout/form';
  expect(wrongFiles('apps/dashboard', withSixthMethod)).toEqual([
    // What looks the words up, and …
    `${form}/method-about.tsx`,
    `${form}/method-choice.tsx`,
    'apps/dashboard/src/features/checkout/voucher/voucher-page.tsx',
    // … where they are missing.
    'apps/dashboard/src/i18n/es/checkout-voucher.ts',
    'apps/dashboard/src/i18n/es/checkout.ts',
  ]);
});
