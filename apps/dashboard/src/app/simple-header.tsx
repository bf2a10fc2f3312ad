import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { NavLink } from 'react-router';
import { logOut } from '#access/log-out.ts';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { leaveAfterAsking } from '#components/form/unsaved-forms.ts';
import { Button } from '#components/ui/button.tsx';
import { LanguageSwitch } from '#components/ui/language-switch.tsx';
import { ThemeSwitch } from '#components/ui/theme-switch.tsx';
import { Wordmark } from '#components/ui/wordmark.tsx';
import type { Session } from '#session/session-value.ts';
import { EnvironmentTag } from './environment-tag.tsx';

const linkClass =
  'inline-flex min-h-9 items-center rounded-control px-2.5 text-13 text-ink-soft no-underline hover:bg-hover hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:min-h-11';

type SimpleHeaderProps = {
  readonly session: Session;
  /** The user's strongest role, once it is known. */
  readonly role?: RoleName | null;
};

/** The environment, the businesses, the users for roles that manage them, and the log-out. */
export const SimpleHeader = ({ session, role }: SimpleHeaderProps) => {
  const words = usePortalWords();
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-4 py-2 lg:px-8">
      <Wordmark compact />
      <EnvironmentTag environment={session.environment} />
      <nav
        aria-label={words.mainMenu}
        className="order-1 -ml-2.5 flex grow items-center sm:order-none sm:ml-auto sm:grow-0"
      >
        <NavLink to="/business" className={linkClass}>
          {words.screens.businesses}
        </NavLink>
        {role && mayDo(role, 'manageUsers') && (
          <NavLink to="/users" className={linkClass}>
            {words.screens.users}
          </NavLink>
        )}
      </nav>
      <div className="ml-auto flex items-center sm:ml-0">
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
