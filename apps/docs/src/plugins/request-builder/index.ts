import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeOf } from '../../site/locales.ts';

// The site's own loader breaks the circular modules of zod; Node loads them, and our TypeScript, as they are.
const load = createRequire(import.meta.url);
const {
  collectDemo,
  collectPages,
  collectSettings,
  collectSummaries,
  sampleCallOf,
}: typeof import('./lib/collect-pages.ts') = load('./lib/collect-pages.ts');

const { groupMethods }: typeof import('./lib/group-methods.ts') = load('./lib/group-methods.ts');

const isLoaded = (content: unknown): content is LoadedContent =>
  typeof content === 'object' && content !== null && 'loadedVersions' in content;

/** One JSON file for each documented method, in the language of the build, and the parts that show it. */
export default function requestBuilder(context: LoadContext): Plugin {
  const locale = localeOf(context.i18n.currentLocale);
  return {
    name: 'request-builder',
    getThemePath: () => path.join(context.siteDir, 'src/plugins/request-builder/theme'),
    async contentLoaded({ actions }) {
      await actions.createData('demo.json', collectDemo());
      await actions.createData('settings.json', collectSettings(locale));
      const pages = collectPages(locale);
      await actions.createData('summaries.json', collectSummaries(locale));
      for (const page of pages) {
        await actions.createData(`${page.name}.json`, page);
        for (const call of sampleCallOf(page)) await actions.createData(`${page.name}.sample.json`, call);
      }
    },
    async allContentLoaded({ allContent, actions }) {
      const documents = allContent['docusaurus-plugin-content-docs']?.default;
      const sidebars = isLoaded(documents)
        ? documents.loadedVersions.flatMap((one) => Object.values(one.sidebars))
        : [];
      const groups = groupMethods(sidebars.flat(), collectSummaries(locale));
      await actions.createData('groups.json', groups);
    },
  };
}
