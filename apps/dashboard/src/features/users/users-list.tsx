import type { Company } from '@pasarela/contracts/accounts/account-schema';
import { roles } from '@pasarela/contracts/roles/roles';
import type { User } from '@pasarela/contracts/users/user-schema';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { DataTable } from '#components/data-table/data-table.tsx';
import { DataTablePages } from '#components/data-table/data-table-pages.tsx';
import { DataTableSkeleton } from '#components/data-table/data-table-skeleton.tsx';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { AccessBadge, UserIdentity, useUsersColumns } from './use-users-columns.tsx';
import { UserActions } from './user-actions.tsx';
import { usersLink } from './users-paths.ts';
import { usersQuery } from './users-queries.ts';

const UserCard = ({ user }: { readonly user: User }) => {
  const [language] = useLanguage();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start justify-between gap-3">
        <UserIdentity user={user} />
        <AccessBadge active={user.active} />
      </div>
      <p className="text-13 text-ink-soft">{roles[user.roleName].label[language]}</p>
    </div>
  );
};

/** The users of one business, and the two ways to have more of them. */
export const UsersList = ({ business, page }: { readonly business: Company; readonly page: number }) => {
  const words = useUsersWords();
  const columns = useUsersColumns();
  const { data, error, refetch } = useQuery({
    ...usersQuery(business.id, page),
    // Another page of the same business is loading; the users of another one are never shown.
    placeholderData: (rows, before) => (before?.queryKey[1] === business.id ? rows : undefined),
  });
  const [first] = data ?? [];
  const over = (overlay: 'add' | 'invite') =>
    overlayLink(usersLink({ overlay, business: business.id, page }));
  return (
    <section aria-label={words.list.label(business.name)} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16 font-semibold">
          {business.name} {first && <span className="font-normal text-ink-faint">{first.maxRows}</span>}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Link {...over('invite')} className={buttonClass('secondary', 'small')}>
            {words.invite}
          </Link>
          <Link {...over('add')} className={buttonClass('primary', 'small')}>
            <Icon name="plus" />
            {words.add}
          </Link>
        </div>
      </div>
      {error ? (
        <FailedMessage title={words.list.failed} error={error} onTryAgain={() => void refetch()} />
      ) : data && !first && page > 1 ? (
        // The last user of the last page was removed.
        <Navigate to={usersLink({ business: business.id })} replace />
      ) : data ? (
        <DataTable
          label={words.list.label(business.name)}
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          card={(user) => <UserCard user={user} />}
          actionsOf={(user) => <UserActions businessId={business.id} user={user} page={page} />}
        />
      ) : (
        <DataTableSkeleton label={words.list.loading} columns={columns} />
      )}
      {first && first.maxPages > 1 && (
        <DataTablePages
          page={page}
          pages={first.maxPages}
          rows={first.maxRows}
          linkTo={(to) => usersLink({ business: business.id, page: to })}
        />
      )}
    </section>
  );
};
