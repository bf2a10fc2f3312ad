import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  registry,
  withEntry,
  withSixthMethod,
} from '../../apps/api/test/sixth-payment-method/sixth-payment-method.ts';
import { wrongFiles } from './changed-types.ts';
import { root } from './check-steps.ts';

/** Whatever says something of a payment method. */
const files = globSync('{apps/dashboard,packages/contracts}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/generated|\.test\./.test(file))
  .map((file) => join(root, file))
  .filter((file) => file.endsWith(registry) || /\/payment-methods(\.ts)?'/.test(readFileSync(file, 'utf8')));

/** The files of a workspace that do not compile while the registry of payment methods has another text. */
const wrongWith = (workspace: string, text: (source: string) => string): readonly string[] =>
  wrongFiles(workspace, files, { file: registry, text });

it('a method that is entered in the table does not compile until it is among the ids', () => {
  expect(wrongWith('packages/contracts', withEntry)).toEqual([registry]);
});

it('… and until a payer is told what it is called and how it is paid', () => {
  const form = 'apps/dashboard/src/features/checkout/form';
  expect(wrongWith('apps/dashboard', withSixthMethod)).toEqual([
    // What looks the words up, and …
    'apps/dashboard/src/features/checkout/brand-mark.tsx',
    // … where they are missing.
    'apps/dashboard/src/features/checkout/checkout-words.ts',
    `${form}/method-choice.tsx`,
    `${form}/payment-form.tsx`,
    'apps/dashboard/src/features/checkout/steps/checkout-voucher-words.ts',
    'apps/dashboard/src/features/checkout/steps/voucher-page.tsx',
  ]);
});
