import { createRequire } from 'node:module';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeOf } from '../../site/locales.ts';

// The site's own loader breaks the circular modules of zod; Node loads them, and our TypeScript, as they are.
const load = createRequire(import.meta.url);
const { collectAmounts }: typeof import('./collect-amounts.ts') = load('./collect-amounts.ts');
const { collectFees }: typeof import('./collect-fees.ts') = load('./collect-fees.ts');

/** The contract's tables whose modules would bring its schemas into the browser. */
export default function contractTables(context: LoadContext): Plugin {
  return {
    name: 'contract-tables',
    async contentLoaded({ actions }) {
      await actions.createData('amounts.json', collectAmounts());
      await actions.createData('fees.json', collectFees(localeOf(context.i18n.currentLocale)));
    },
  };
}
