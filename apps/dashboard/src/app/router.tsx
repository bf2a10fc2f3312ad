import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  createBrowserRouter,
  Link,
  type Location,
  NavLink,
  type RouteObject,
  redirect,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { logOut } from '#access/log-out.ts';
import { CallError } from '#api/call-error.ts';
import { useCallsWords } from '#api/calls-words.ts';
import { isReachable, watchConnection } from '#api/connection.ts';
import { logFailure } from '#api/log-failure.ts';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { LeavingQuestion } from '#components/form/leaving-question.tsx';
import { leaveAfterAsking } from '#components/form/unsaved-forms.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle, usePageFocus } from '#components/ui/page-title.tsx';
import { LanguageSwitch, ThemeSwitch } from '#components/ui/preferences.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { Wordmark } from '#components/ui/wordmark.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { loadPart, PartMissing } from '#parts/load-part.ts';
import { paths } from '#paths/paths.ts';
import type { Session } from '#session/session-value.ts';
import { RoleContext } from '#session/use-role.ts';
import { useSession } from '#session/use-session.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import { EnvironmentTag } from './environment-tag.tsx';
import { FirstEntry } from './first-entry.tsx';
import { portalLoader, screenLoader, simpleLayoutLoader, usersLoader } from './guards.ts';
import { PageMain, SkipLink } from './page-main.tsx';
import { PortalLayout } from './portal-layout.tsx';
import { commonScreens, type ScreenName, screenNames, screens } from './screens/screens.ts';
import { SessionWatch } from './session-watch.tsx';
import { SignInPicture } from './sign-in-picture.tsx';

const linkClass =
  'inline-flex min-h-9 items-center rounded-control px-2.5 text-13 text-ink-soft no-underline hover:bg-hover hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:underline decoration-accent decoration-2 underline-offset-8 pointer-coarse:min-h-11';

type SimpleHeaderProps = {
  readonly session: Session;
  /** The user's strongest role, once it is known. */
  readonly role?: RoleName | null;
};

/** The environment, the way back to the business, all businesses, the users for roles that manage them, and the log-out. */
const SimpleHeader = ({ session, role }: SimpleHeaderProps) => {
  const words = usePortalWords();
  const [language] = useLanguage();
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-4 py-2 lg:px-6">
      <Wordmark compact />
      <EnvironmentTag environment={session.environment} />
      {session.company && (
        <Link
          to={paths.resume}
          aria-label={words.backTo(session.company.name)}
          // On a phone there is no room for it: its own row of the list leads there.
          className={`${linkClass} min-w-0 gap-1 max-sm:hidden`}
        >
          <Icon name="chevronLeft" className="size-3.5" />
          <span className="truncate">{session.company.name}</span>
        </Link>
      )}
      <nav
        aria-label={words.mainMenu}
        className="order-1 -ml-2.5 flex grow items-center sm:order-none sm:ml-auto sm:grow-0"
      >
        <NavLink to={paths.businesses} className={linkClass}>
          {commonScreens.businesses.title[language]}
        </NavLink>
        {role && mayDo(role, commonScreens.users.permission) && (
          <NavLink to={paths.users} className={linkClass}>
            {commonScreens.users.title[language]}
          </NavLink>
        )}
      </nav>
      <div className="-mr-3.5 ml-auto flex items-center sm:mx-0">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <Button
        variant="ghost"
        size="small"
        onClick={() => leaveAfterAsking(() => void logOut())}
        className="order-1 -mr-2.5 sm:order-none"
      >
        {words.logOut}
      </Button>
    </header>
  );
};

/** Shown instead of a page whose data or code could not be loaded, or that failed to render. */
const RouteFailed = () => {
  const words = usePortalWords();
  const calls = useCallsWords();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isForReader = error instanceof CallError || error instanceof PartMissing;
  useEffect(() => {
    if (!isForReader) logFailure('page', error instanceof Error ? error : new Error(String(error)));
  }, [error, isForReader]);
  useEffect(
    () =>
      watchConnection(() => {
        if (isReachable()) void revalidate();
      }),
    [revalidate],
  );
  // Failed calls can be repeated in place; any other error needs a reload of the document.
  const again = () => (error instanceof CallError ? void revalidate() : window.location.reload());
  return (
    <>
      <PageTitle title={words.openFailed} />
      <FailedMessage
        title={words.openFailed}
        error={isForReader ? error : new Error(calls.generic)}
        onTryAgain={again}
      />
    </>
  );
};

/** The layout of the pages before a business is chosen. */
const SimpleLayout = () => {
  const words = usePortalWords();
  const role = useLoaderData<ReturnType<typeof simpleLayoutLoader>>();
  const session = useSession();
  if (!session) return null;
  return (
    <RoleContext value={role}>
      <SkipLink label={words.skip} />
      <div className="flex min-h-dvh flex-col">
        <SimpleHeader session={session} role={role} />
        <PageMain className="max-w-[56rem] py-4 sm:py-8" />
        <ConnectionStrip />
      </div>
      <SessionWatch session={session} />
      <LeavingQuestion />
    </RoleContext>
  );
};

/** The routes with their code, which is loaded when they are first opened. */
const withParts = (routes: readonly RouteObject[], next: () => Location | undefined): RouteObject[] => {
  const address = (): string => {
    const { pathname, search } = next() ?? window.location;
    return `${window.location.origin}${pathname}${search}`;
  };
  return routes.map((route): RouteObject => {
    const { lazy, children } = route;
    const loaded =
      typeof lazy === 'function' ? { lazy: () => loadPart(lazy, { waits: false, address }) } : {};
    return route.index
      ? { ...route, ...loaded }
      : { ...route, ...loaded, children: children && withParts(children, next) };
  });
};

/** Shown if the layout itself cannot be loaded, for example because the role is unknown: the error and the ways out. */
const LayoutFailed = () => {
  const session = useSession();
  const main = usePageFocus('failed');
  return (
    <div className="flex min-h-dvh flex-col">
      {session && <SimpleHeader session={session} />}
      <main ref={main} tabIndex={-1} className="mx-auto w-full max-w-[56rem] px-4 py-8 outline-none lg:px-8">
        <RouteFailed />
      </main>
      <ConnectionStrip />
    </div>
  );
};

/** The data of the current page that a layout reads. */
type PageHandle = { readonly page: ScreenName | keyof typeof commonScreens };

/** The pages of a layout. A page that fails is replaced by an error inside the layout. */
const inLayout = (pages: RouteObject[]): RouteObject[] => [{ ErrorBoundary: RouteFailed, children: pages }];

const pageRoute = (
  page: PageHandle['page'],
  { path, lazy, children }: Pick<RouteObject, 'path' | 'lazy' | 'children'>,
): RouteObject => ({ path, lazy, children, handle: { page } satisfies PageHandle });

/** Before a business is chosen. */
const simpleRoutes = (client: QueryClient): RouteObject => ({
  loader: simpleLayoutLoader(client),
  Component: SimpleLayout,
  children: inLayout([
    pageRoute('businesses', commonScreens.businesses),
    { ...pageRoute('users', commonScreens.users), loader: usersLoader(client) },
  ]),
});

/** The screens of the selected business. */
const portalRoutes = (client: QueryClient): RouteObject => ({
  loader: portalLoader(client),
  // Role and clock are cached, so loading them again costs nothing. Another business has another role.
  shouldRevalidate: () => true,
  Component: PortalLayout,
  children: inLayout(
    screenNames.map((name) => ({ ...pageRoute(name, screens[name]), loader: screenLoader(client, name) })),
  ),
});

const signIn = async () => {
  const { SignInRoute } = await import('#features/sign-in/sign-in-route.tsx');
  return { element: <SignInRoute picture={<SignInPicture />} /> };
};

export const createRouter = (client: QueryClient) => {
  const routes: RouteObject[] = [
    {
      HydrateFallback: FirstEntry,
      ErrorBoundary: LayoutFailed,
      children: [
        { path: '/', lazy: signIn },
        { path: paths.signIn, lazy: signIn },
        simpleRoutes(client),
        portalRoutes(client),
        { path: '*', loader: () => redirect(paths.signIn) },
      ],
    },
  ];
  const router = createBrowserRouter(
    // During a navigation, a reload leads to the new page, not to the one still shown.
    withParts(routes, () => router.state.navigation.location),
  );
  return router;
};
