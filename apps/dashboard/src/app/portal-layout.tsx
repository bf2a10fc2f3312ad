import { useEffect } from 'react';
import { Link, ScrollRestoration, useLoaderData } from 'react-router';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { LeavingQuestion } from '#components/form/leaving-question.tsx';
import { LanguageSwitch } from '#components/ui/language-switch.tsx';
import { SkipLink } from '#components/ui/skip-link.tsx';
import { ThemeSwitch } from '#components/ui/theme-switch.tsx';
import { Wordmark } from '#components/ui/wordmark.tsx';
import { SandboxBand } from '#sandbox/sandbox-band.tsx';
import { RoleContext } from '#session/use-role.ts';
import { useSession } from '#session/use-session.ts';
import { AccountMenu } from './account-menu.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { EnvironmentTag } from './environment-tag.tsx';
import type { portalLoader } from './guards.ts';
import { fetchIdleParts } from './idle-parts.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { PageMain } from './page-main.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { screens } from './screens/screens.ts';
import { SessionWatch } from './session-watch.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { SideMenu } from './side-menu.tsx';

/** The layout of every page of a business: the sandbox band, the header and the side menu. */
export const PortalLayout = () => {
  const words = usePortalWords();
  const role = useLoaderData<ReturnType<typeof portalLoader>>();
  const session = useSession();
  useEffect(fetchIdleParts, []);
  if (!session?.company) return null;
  return (
    <RoleContext value={role}>
      <SkipLink label={words.skip} />
      <div className="flex min-h-dvh flex-col">
        {/* No box of its own, so that the band can stick to the top of the page. */}
        <header className="contents">
          {session.environment === 'Sandbox' && <SandboxBand role={role} />}
          <div className="flex items-center gap-1 sm:gap-3 border-b border-line bg-paper px-4 py-1 sm:py-2 lg:px-6">
            <MenuDrawer role={role} />
            <Link to={screens.resume.path} className="hidden text-ink no-underline sm:flex">
              <Wordmark />
            </Link>
            {/* In the sandbox the band says it. */}
            {session.environment === 'Production' && <EnvironmentTag environment="Production" />}
            <div className="ml-auto flex min-w-0 items-center gap-0.5">
              <PaletteButton role={role} companyId={session.company.id} />
              <Link
                to={screens.help.path}
                className="hidden min-h-9 items-center rounded-control px-2.5 text-13 text-ink-soft no-underline hover:bg-hover hover:text-ink sm:inline-flex"
              >
                {words.screens.help}
              </Link>
              <LanguageSwitch />
              <ThemeSwitch />
              <AccountMenu role={role} company={session.company} userName={session.userName} />
            </div>
          </div>
        </header>
        <div className="grow lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
          {/* As tall as the page, and never what makes it taller: what does not fit of the menu is scrolled in it. */}
          <aside className="hidden contain-size lg:block">
            <div className="sticky top-(--sticky-top,0px) max-h-[min(100%,100dvh-var(--sticky-top,0px))] overflow-y-auto px-3 py-6">
              <SideMenu role={role} />
            </div>
          </aside>
          <PageMain className="max-w-[82rem] py-2 sm:py-6" />
        </div>
        <ConnectionStrip />
      </div>
      <Shortcuts role={role} />
      <SessionWatch session={session} />
      <LeavingQuestion />
      <ScrollRestoration />
    </RoleContext>
  );
};
