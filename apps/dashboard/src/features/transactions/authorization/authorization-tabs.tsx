import { Link } from 'react-router';
import type {
  AuthorizationAction,
  AuthorizationLinks,
} from '#features/transactions/authorization/authorization-links.ts';
import { authorizationActions } from '#features/transactions/authorization/authorization-links.ts';
import { useAuthorizationWords } from '#features/transactions/authorization-words.ts';

type AuthorizationTabsProps = { readonly action: AuthorizationAction; readonly links: AuthorizationLinks };

/** Charge it or cancel it: each has an address of its own. */
export const AuthorizationTabs = ({ action, links }: AuthorizationTabsProps) => {
  const words = useAuthorizationWords();
  return (
    <nav aria-label={words.whatToDo} className="flex gap-1 rounded-control bg-sunken p-1">
      {authorizationActions.map((each) => (
        <Link
          key={each}
          {...links[each]}
          replace
          preventScrollReset
          aria-current={each === action ? 'page' : undefined}
          className="inline-flex min-h-8 grow basis-0 items-center justify-center rounded-control border border-transparent px-3 text-13 font-medium text-ink-soft no-underline hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-paper aria-[current=page]:text-ink pointer-coarse:min-h-11"
        >
          {words[each].tab}
        </Link>
      ))}
    </nav>
  );
};
