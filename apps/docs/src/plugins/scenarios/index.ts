import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeOf } from '../../site/locales.ts';

// The site's own loader breaks the circular modules of zod; Node loads them, and our TypeScript, as they are.
const load = createRequire(import.meta.url);
const { collectScenarios, collectSignIn }: typeof import('./lib/collect-scenarios.ts') = load(
  './lib/collect-scenarios.ts',
);

/** One JSON file for each guided scenario, in the language of the build, and the parts that show it. */
export default function scenarios(context: LoadContext): Plugin {
  const locale = localeOf(context.i18n.currentLocale);
  return {
    name: 'scenarios',
    getThemePath: () => path.join(context.siteDir, 'src/plugins/scenarios/theme'),
    async contentLoaded({ actions }) {
      await actions.createData('sign-in.json', collectSignIn());
      for (const page of collectScenarios(locale)) await actions.createData(`${page.name}.json`, page);
    },
  };
}
