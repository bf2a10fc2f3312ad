import type { RoleName } from '@pasarela/contracts/roles/roles';
import { Link, parsePath, useLocation } from 'react-router';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { listOf } from '#components/list/list-behind.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { type MenuEntry, menuOf, menuPathOver, menuSections } from './screens/screens.ts';

export const menuLinkClass =
  'flex min-h-9 items-center justify-between rounded-control px-3 text-14 text-ink-soft no-underline hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-strong pointer-coarse:min-h-11';

const EntryLink = ({ entry, onFollow }: { entry: MenuEntry; onFollow: (() => void) | undefined }) => {
  const words = usePortalWords();
  const [language] = useLanguage();
  const location = useLocation();
  if (entry.external) {
    return (
      <a href={entry.path} target="_blank" rel="noopener" className={menuLinkClass} onClick={onFollow}>
        {entry.title[language]}
        <Icon name="external" className="size-3.5" />
        <span className="sr-only">{words.newTab}</span>
      </a>
    );
  }
  // Also while a page is open that has no entry of its own: a detail is of the page that it was opened from.
  const pathname = parsePath(listOf(location)).pathname ?? location.pathname;
  const isCurrent = `${pathname}/`.startsWith(`${entry.path}/`) || menuPathOver(pathname) === entry.path;
  return (
    <Link
      to={entry.path}
      className={menuLinkClass}
      onClick={onFollow}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {entry.title[language]}
    </Link>
  );
};

type SideMenuProps = { role: RoleName; onFollow?: () => void };

export const SideMenu = ({ role, onFollow }: SideMenuProps) => {
  const words = usePortalWords();
  return (
    <nav aria-label={words.mainMenu} className="flex flex-col gap-5">
      {menuSections.map((section) => {
        const entries = menuOf(role, section);
        if (entries.length === 0) return null;
        const headingId = `menu-${section}`;
        return (
          <section key={section} aria-labelledby={headingId}>
            <h2 id={headingId} className="px-3 pb-1.5 text-12 font-medium text-ink-faint">
              {words.sections[section]}
            </h2>
            <ul className="flex flex-col gap-0.5">
              {entries.map((entry) => (
                <li key={entry.path}>
                  <EntryLink entry={entry} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
};
