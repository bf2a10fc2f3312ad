import { roles } from '@pasarela/contracts/roles/roles';
import type { User } from '@pasarela/contracts/users/user-schema';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StatusBadge } from '#components/status/status-badge.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useSession } from '#session/use-session.ts';

/** Who it is: the name, the address below it. */
export const UserIdentity = ({ user }: { readonly user: User }) => {
  const words = useUsersWords().list;
  const isSelf = useSession()?.userName === user.userName;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium">
        <span>{user.userName}</span>
        {isSelf && <span className="font-normal text-ink-faint"> ({words.you})</span>}
      </span>
      <span className="text-13 break-all text-ink-soft">{user.email}</span>
    </span>
  );
};

export const AccessBadge = ({ active }: { readonly active: boolean }) => {
  const words = useUsersWords().list;
  return <StatusBadge colour={active ? 'green' : 'orange'} label={active ? words.active : words.disabled} />;
};

export const useUsersColumns = (): readonly DataTableColumn<User>[] => {
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
