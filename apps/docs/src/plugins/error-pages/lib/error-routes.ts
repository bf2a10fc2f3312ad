import type { RouteConfig } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import type { ErrorEntry } from './error-entry.ts';

const errorComponent = '@site/src/plugins/error-pages/theme/ErrorPage/index.tsx';

const errorRoute = (error: ErrorEntry, baseUrl: string, sidebar: unknown): RouteConfig => ({
  path: normalizeUrl([baseUrl, 'errors', error.code]),
  component: errorComponent,
  exact: true,
  props: { error },
  sidebar,
});

/** The error pages become siblings of the page that lists them, in the same navigation. */
export const withErrorRoutes = (
  route: RouteConfig,
  errors: readonly ErrorEntry[],
  baseUrl: string,
): RouteConfig => {
  if (!route.routes) return route;
  const listPath = normalizeUrl([baseUrl, 'errors']);
  const list = route.routes.find((child) => child.path === listPath);
  const routes = route.routes.map((child) => withErrorRoutes(child, errors, baseUrl));
  if (!list) return { ...route, routes };
  return {
    ...route,
    routes: [...routes, ...errors.map((error) => errorRoute(error, baseUrl, list.sidebar))],
  };
};
