import { createRequire } from 'node:module';
import docsPlugin, { type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, RouteConfig } from '@docusaurus/types';
import { localeOf } from '../../site/locales.ts';
import { withErrorRoutes } from './lib/error-routes.ts';

export { validateOptions } from '@docusaurus/plugin-content-docs';

// The site's own loader breaks the circular modules of zod; Node loads them, and our TypeScript, as they are.
const load = createRequire(import.meta.url);
const { collectErrors }: typeof import('./lib/collect-errors.ts') = load('./lib/collect-errors.ts');

/**
 * The documents' plugin, with a page for each code of the error catalogue among its routes, so that those pages have
 * the documents' navigation too. The API's errors point here (`docUrl`).
 */
export default async function documentsWithErrorPages(context: LoadContext, options: PluginOptions) {
  const documents = await docsPlugin(context, options);
  const errors = collectErrors(localeOf(context.i18n.currentLocale));
  return {
    ...documents,
    async contentLoaded(args: Parameters<NonNullable<typeof documents.contentLoaded>>[0]) {
      const { actions } = args;
      await actions.createData('errors.json', errors);
      const addRoute = (route: RouteConfig) =>
        actions.addRoute(withErrorRoutes(route, errors, context.baseUrl));
      await documents.contentLoaded?.({ ...args, actions: { ...actions, addRoute } });
    },
  };
}
