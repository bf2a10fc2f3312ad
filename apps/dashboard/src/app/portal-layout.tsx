import type { RoleName } from '@pasarela/contracts/roles/roles';
import {
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link, ScrollRestoration, useLoaderData, useNavigate } from 'react-router';
import { usePaletteWords } from '#app/palette/palette-words.ts';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { mayBeShortcut, screenShortcuts } from '#app/shortcuts/shortcut-keys.ts';
import { LeavingQuestion, PageGuard } from '#components/form/leaving-question.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { dropdownMenuPart } from '#components/ui/popups.tsx';
import { LanguageSwitch, ThemeSwitch } from '#components/ui/preferences.tsx';
import { Wordmark } from '#components/ui/wordmark.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { createPart, whenReachable } from '#parts/load-part.ts';
import { SandboxBand } from '#sandbox/sandbox-band.tsx';
import { RoleContext } from '#session/use-role.ts';
import { useSession } from '#session/use-session.ts';
import { AccountMenu } from './account-menu.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { EnvironmentTag } from './environment-tag.tsx';
import type { portalLoader } from './guards.ts';
import { PageMain, SkipLink } from './page-main.tsx';
import { screens } from './screens/screens.ts';
import { SessionWatch } from './session-watch.tsx';
import { SideMenu } from './side-menu.tsx';

const Palette = lazy(
  whenReachable(async () => ({ default: (await import('./palette/palette.tsx')).Palette })),
);

const isItsKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** The shortcut is Command on a Mac and Ctrl elsewhere. */
const isMac = /Mac/.test(navigator.userAgent);

/** Hears the keys of the whole page from the moment in which the caller is shown. */
const useKeyDown = (onKeyDown: (event: KeyboardEvent) => void): void => {
  const hear = useEffectEvent(onKeyDown);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};

type PaletteButtonProps = { readonly role: RoleName; readonly companyId: number };

/** Opens the palette, also by its keyboard shortcut from every page. Its code is loaded when it is first opened. */
const PaletteButton = ({ role, companyId }: PaletteButtonProps) => {
  const words = usePaletteWords();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () =>
    startTransition(() => {
      setUsed(true);
      setOpen(true);
    });
  useKeyDown((event) => {
    const isSlash = event.key === '/' && mayBeShortcut(event, event.target);
    if (!isSlash && !isItsKey(event)) return;
    event.preventDefault();
    // Another dialog is open already.
    if (!document.querySelector('[role=dialog]')) show();
  });
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        className="max-sm:-mr-3.5 lg:hidden"
      >
        <Icon name="search" />
      </Button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={show}
        className="mr-2 hidden min-h-9 w-56 cursor-pointer items-center gap-2 rounded-control border border-edge bg-paper px-3 text-13 xl:w-80 text-ink-soft hover:bg-hover hover:text-ink lg:inline-flex"
      >
        <Icon name="search" className="size-3.5" />
        {words.open}
        <span aria-hidden="true" className="ml-auto text-12 text-ink-faint">
          {isMac ? words.key.mac : words.key.others}
        </span>
      </button>
      <Suspense>
        {used && <Palette role={role} companyId={companyId} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  );
};

const ShortcutsDialog = lazy(
  whenReachable(async () => ({
    default: (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
  })),
);

type ShortcutsProps = { readonly role: RoleName };

/** `g` and a letter open a screen of the menu, and `?` shows all shortcuts. The palette has its own. */
const Shortcuts = ({ role }: ShortcutsProps) => {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isGoing = useRef(false);
  useKeyDown((event) => {
    const wasGoing = isGoing.current;
    isGoing.current = false;
    if (!mayBeShortcut(event, event.target)) return;
    const key = event.key.toLowerCase();
    const screen = wasGoing ? screenShortcuts(role).find(({ letter }) => letter === key) : undefined;
    if (screen) {
      event.preventDefault();
      void navigate(screen.entry.path);
    } else if (key === 'g') isGoing.current = true;
    else if (key === '?') {
      event.preventDefault();
      setOpen(true);
    }
  });
  return <Suspense>{isOpen && <ShortcutsDialog role={role} onClose={() => setOpen(false)} />}</Suspense>;
};

/** Also fetched ahead by the layout, so that it opens without a connection. */
const menuPart = createPart(() => import('./menu-opened.tsx'));
const MenuOpened = lazy(async () => ({ default: (await menuPart.load()).MenuOpened }));

/** The side menu as a drawer, for narrow windows. */
const MenuDrawer = ({ role }: { role: RoleName }) => {
  const words = usePortalWords();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() =>
          startTransition(() => {
            setUsed(true);
            setOpen(true);
          })
        }
        className="-ml-2 pointer-coarse:-ml-3.5 lg:hidden"
      >
        <Icon name="menu" className="size-5" />
      </Button>
      <Suspense>{used && <MenuOpened role={role} open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
};

/** Below this width the menu is a drawer (PORTAL-35). */
const narrow = '(width < 992px)';

/**
 * Fetches the code of the header's menus at the first sign of a person, so that they open at once, without a connection too. A page that
 * is only opened does without.
 */
const fetchMenusAhead = (): (() => void) => {
  const used = new AbortController();
  const fetchAhead = (): void => {
    used.abort();
    dropdownMenuPart.fetchAhead();
    if (window.matchMedia(narrow).matches) menuPart.fetchAhead();
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    window.addEventListener(sign, fetchAhead, { signal: used.signal, passive: true });
  return () => used.abort();
};

/** The layout of every page of a business: the sandbox band, the header and the side menu. */
export const PortalLayout = () => {
  const words = usePortalWords();
  const [language] = useLanguage();
  const role = useLoaderData<ReturnType<typeof portalLoader>>();
  const session = useSession();
  useEffect(fetchMenusAhead, []);
  if (!session?.company) return null;
  return (
    <RoleContext value={role}>
      <SkipLink label={words.skip} />
      <div className="flex min-h-dvh flex-col">
        {/* No box of its own, so that the band can stick to the top of the page. */}
        <header className="contents">
          {session.environment === 'Sandbox' && <SandboxBand role={role} />}
          <div className="flex items-center gap-1 sm:gap-3 border-b border-line bg-paper px-4 py-1 sm:py-2 lg:in-shell">
            <MenuDrawer role={role} />
            <Link to={screens.resume.path} className="flex text-ink no-underline pointer-coarse:min-h-11">
              <Wordmark compact />
            </Link>
            {/* In the sandbox the band says it. */}
            {session.environment === 'Production' && <EnvironmentTag environment="Production" />}
            {/* A phone has its business beside the menu, and the search at the edge. */}
            <div className="ml-auto flex min-w-0 items-center gap-0.5 max-sm:ml-0 max-sm:grow max-sm:flex-row-reverse max-sm:justify-between">
              <PaletteButton role={role} companyId={session.company.id} />
              <Link
                to={screens.help.path}
                className="hidden min-h-9 items-center rounded-control px-2.5 text-13 font-medium text-ink-soft no-underline hover:bg-hover hover:text-ink sm:inline-flex"
              >
                {screens.help.title[language]}
              </Link>
              {/* A phone has them in the account's menu. */}
              <span className="hidden sm:contents">
                <LanguageSwitch />
                <ThemeSwitch />
              </span>
              <AccountMenu role={role} company={session.company} userName={session.userName} />
            </div>
          </div>
        </header>
        <div className="grow lg:grid lg:shell lg:grid-cols-[12.5rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)]">
          {/* As tall as the page, and never what makes it taller: what does not fit of the menu is scrolled in it. */}
          <aside className="hidden contain-size lg:block">
            <div className="sticky top-(--sticky-top,0px) max-h-[min(100%,100dvh-var(--sticky-top,0px))] overflow-y-auto px-3 py-6">
              <SideMenu role={role} />
            </div>
          </aside>
          <PageMain className="py-2 sm:py-6 lg:pr-6 xl:pr-8" />
        </div>
        <ConnectionStrip />
      </div>
      <Shortcuts role={role} />
      <SessionWatch session={session} />
      <LeavingQuestion />
      <PageGuard />
      <ScrollRestoration />
    </RoleContext>
  );
};
