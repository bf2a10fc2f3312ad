import type { Company } from '@pasarela/contracts/accounts/account-schema';
import { Link } from 'react-router';
import { filterByName } from '#components/search/filter-by-name.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { usersLink } from './users-paths.ts';

type UsersBusinessesProps = {
  readonly businesses: readonly Company[];
  readonly currentId: number | undefined;
  readonly name: string;
  readonly onSearch: (name: string) => void;
};

/** The businesses that the caller administers, with their counts: one is chosen, and its users are shown beside it. */
export const UsersBusinesses = ({ businesses, currentId, name, onSearch }: UsersBusinessesProps) => {
  const words = useUsersWords().businesses;
  const found = filterByName(businesses, name);
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={name}
        onChange={(event) => onSearch(event.target.value)}
        start={<Icon name="search" />}
      />
      <p role="status" className="sr-only">
        {words.found(found.length)}
      </p>
      {found.length === 0 ? (
        <div className="flex flex-col items-start gap-2 text-13 text-ink-soft">
          <p>{words.filtered(name.trim())}</p>
          <Button size="small" onClick={() => onSearch('')}>
            {words.clear}
          </Button>
        </div>
      ) : (
        <nav aria-label={words.label}>
          <ul className="flex flex-col divide-y divide-line border-y border-line lg:divide-y-0 lg:border-y-0">
            {found.map((business) => (
              <li key={business.id}>
                <Link
                  to={usersLink({ business: business.id, name })}
                  aria-current={business.id === currentId ? 'true' : undefined}
                  className="flex min-h-12 flex-col justify-center rounded-control px-1 py-2 text-ink no-underline hover:bg-hover lg:px-3 lg:aria-[current=true]:bg-accent-soft lg:aria-[current=true]:font-medium lg:aria-[current=true]:text-accent-strong"
                >
                  {business.name}
                  <span className="text-13 font-normal text-ink-soft">
                    {words.count(business.usersCount)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
};
