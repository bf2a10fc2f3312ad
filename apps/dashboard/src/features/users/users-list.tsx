import type { Company } from '@pasarela/contracts/accounts/account-schema';
import { roles } from '@pasarela/contracts/roles/roles';
import type { User } from '@pasarela/contracts/users/user-schema';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { DataTable, NoRowMenu } from '#components/data-table/data-table.tsx';
import { type DataTableColumn, DataTableSkeleton } from '#components/data-table/data-table-frame.tsx';
import { DataTablePages } from '#components/data-table/data-table-pages.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { StatusBadge } from '#components/status/status-badges.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { DropdownItem, DropdownLink, DropdownMenu } from '#components/ui/popups.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useSession } from '#session/use-session.ts';
import { usersLink } from './users-paths.ts';
import { usersQuery, useSetAccess } from './users-queries.ts';

type UserActionsProps = {
  readonly businessId: number;
  readonly user: User;
  /** The page that the user is listed on. */
  readonly page: number;
};

/** What the caller may do with somebody: nothing is shown that would be refused. */
const UserActions = ({ businessId, user, page }: UserActionsProps) => {
  const words = useUsersWords();
  const set = useSetAccess(businessId);
  const { id, userName, active, edit, editPermissions } = user;
  const over = (overlay: 'edit' | 'suspend' | 'remove') =>
    overlayLink(usersLink({ overlay, business: businessId, id, page }));
  return (
    <>
      {edit && (
        <Link {...over('edit')} aria-label={words.edit(userName)} className={buttonClass('ghost', 'icon')}>
          <Icon name="pencil" />
        </Link>
      )}
      {editPermissions ? (
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="icon" aria-label={words.more(userName)}>
              <Icon name="more" />
            </Button>
          }
        >
          {active ? (
            <DropdownLink>
              <Link {...over('suspend')}>{words.suspend}</Link>
            </DropdownLink>
          ) : (
            <DropdownItem onSelect={() => set.mutate({ id, access: 'enabled' })}>{words.enable}</DropdownItem>
          )}
          <DropdownLink danger>
            <Link {...over('remove')}>{words.remove}</Link>
          </DropdownLink>
        </DropdownMenu>
      ) : (
        <NoRowMenu />
      )}
    </>
  );
};

const UserName = ({ user }: { readonly user: User }) => {
  const words = useUsersWords().list;
  const isSelf = useSession()?.userName === user.userName;
  return (
    <span className="font-medium">
      <span>{user.userName}</span>
      {isSelf && <span className="font-normal text-ink-faint"> ({words.you})</span>}
    </span>
  );
};

/** Who it is: the name, the address below it. */
const UserIdentity = ({ user }: { readonly user: User }) => (
  <span className="flex min-w-0 flex-col">
    <UserName user={user} />
    <span className="text-13 break-all text-ink-soft">{user.email}</span>
  </span>
);

const AccessBadge = ({ active }: { readonly active: boolean }) => {
  const words = useUsersWords().list;
  return <StatusBadge colour={active ? 'green' : 'orange'} label={active ? words.active : words.disabled} />;
};

const useUsersColumns = (): readonly DataTableColumn<User>[] => {
  const words = useUsersWords().list;
  const [language] = useLanguage();
  return [
    {
      name: 'user',
      heading: words.user,
      cell: (user) => <UserIdentity user={user} />,
      skeleton: 'w-40',
    },
    {
      name: 'role',
      heading: words.role,
      cell: ({ roleName }) => roles[roleName].label[language],
      skeleton: 'w-24',
    },
    {
      name: 'access',
      heading: words.access,
      cell: ({ active }) => <AccessBadge active={active} />,
      skeleton: 'w-20',
    },
  ];
};

const UserCard = ({ user }: { readonly user: User }) => {
  const [language] = useLanguage();
  return (
    <RowCard
      main={<UserName user={user} />}
      state={<AccessBadge active={user.active} />}
      who={user.email}
      below={roles[user.roleName].label[language]}
    />
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
    <section aria-label={words.list.label(business.name)} className="flex min-w-0 flex-col gap-2 sm:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16 font-semibold">
          {business.name} {first && <span className="font-normal text-ink-faint">{first.maxRows}</span>}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Link {...over('invite')} className={buttonClass()}>
            {words.invite}
          </Link>
          <Link {...over('add')} className={buttonClass('primary')}>
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
