import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { SignInRoute } from '#features/sign-in/sign-in-route.tsx';
import { FirstEntry } from './first-entry.tsx';
import { portalLoader, screenLoader, simpleLayoutLoader, usersLoader } from './guards.ts';
import { LayoutFailed } from './layout-failed.tsx';
import { overlays } from './overlay-routes.ts';
import { PortalLayout } from './portal-layout.tsx';
import { RouteFailed } from './route-failed.tsx';
import { withParts } from './route-parts.ts';
import { screenPages } from './screen-pages.ts';
import { type ScreenName, type ScreenWord, screenNames, screens } from './screens/screens.ts';
import { SimpleLayout } from './simple-layout.tsx';

/** The data of the current page that a layout reads. */
type PageHandle = { readonly page: ScreenWord };

/** The pages of a layout. A page that fails is replaced by an error inside the layout. */
const inLayout = (pages: RouteObject[]): RouteObject[] => [{ ErrorBoundary: RouteFailed, children: pages }];

/** Before a business is chosen. */
const simpleRoutes = (client: QueryClient): RouteObject => ({
  loader: simpleLayoutLoader(client),
  Component: SimpleLayout,
  children: inLayout([
    {
      path: '/business',
      handle: { page: 'businesses' } satisfies PageHandle,
      lazy: () =>
        import('#features/businesses/businesses-page.tsx').then(({ BusinessesPage }) => ({
          Component: BusinessesPage,
        })),
    },
    {
      path: '/users',
      handle: { page: 'users' } satisfies PageHandle,
      loader: usersLoader(client),
      lazy: () =>
        import('#features/users/users-page.tsx').then(({ UsersPage }) => ({ Component: UsersPage })),
      children: overlays('add', 'invite', 'edit', 'suspend', 'remove'),
    },
  ]),
});

const screenRoute = (client: QueryClient, name: ScreenName): RouteObject => ({
  path: screens[name].path,
  handle: { page: screens[name].word } satisfies PageHandle,
  loader: screenLoader(client, name),
  ...screenPages[name],
});

/** The screens of the selected business. */
const portalRoutes = (client: QueryClient): RouteObject => ({
  loader: portalLoader(client),
  // Role and clock are cached, so loading them again costs nothing. Another business has another role.
  shouldRevalidate: () => true,
  Component: PortalLayout,
  children: inLayout(screenNames.map((name) => screenRoute(client, name))),
});

export const createRouter = (client: QueryClient) => {
  const routes: RouteObject[] = [
    {
      HydrateFallback: FirstEntry,
      ErrorBoundary: LayoutFailed,
      children: [
        { path: '/', Component: SignInRoute },
        { path: '/login', Component: SignInRoute },
        simpleRoutes(client),
        portalRoutes(client),
        { path: '*', loader: () => redirect('/login') },
      ],
    },
  ];
  const router = createBrowserRouter(
    // During a navigation, a reload leads to the new page, not to the one still shown.
    withParts(routes, () => router.state.navigation.location),
  );
  return router;
};
