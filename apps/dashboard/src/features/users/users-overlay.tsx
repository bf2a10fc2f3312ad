import type { Company } from '@pasarela/contracts/accounts/account-schema';
import { useQuery } from '@tanstack/react-query';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { Button } from '#components/ui/button.tsx';
import { useControlsWords } from '#components/ui/controls-words.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { AccessDialog } from './access-dialog.tsx';
import { AddUserDrawer } from './add-user-drawer.tsx';
import { EditUserDrawer } from './edit-user-drawer.tsx';
import { InviteUserDrawer } from './invite-user-drawer.tsx';
import { type UserOverlay, usersLink } from './users-paths.ts';
import { userQuery } from './users-queries.ts';

type UsersOverlayProps = {
  readonly overlay: UserOverlay;
  readonly businesses: readonly Company[];
  readonly business: Company;
  readonly id: number | undefined;
  /** The page of the list below. */
  readonly page: number;
};

/** What the address lays over the list. An action that is not offered for somebody says so, wherever the address came from. */
export const UsersOverlay = ({ overlay, businesses, business, id, page }: UsersOverlayProps) => {
  const words = useUsersWords();
  const controls = useControlsWords();
  const close = useCloseOverlay(usersLink({ business: business.id, page }));
  const users = useQuery({ ...userQuery(business.id, id ?? 0), enabled: id !== undefined }).data;
  const common = { businesses, businessId: business.id, onClose: close };
  if (overlay === 'add') return <AddUserDrawer {...common} />;
  if (overlay === 'invite') return <InviteUserDrawer {...common} />;
  if (!users && id !== undefined) return null;
  const user = users?.find((one) => one.id === id);
  const isOffered = overlay === 'edit' ? user?.edit : user?.editPermissions;
  if (!user || !isOffered)
    return (
      <Dialog
        open
        onOpenChange={close}
        title={words.notEditable}
        description={words.notEditableText}
        footer={<Button onClick={close}>{controls.close}</Button>}
      />
    );
  if (overlay === 'edit') return <EditUserDrawer business={business} user={user} onClose={close} />;
  return <AccessDialog action={overlay} business={business} user={user} onClose={close} />;
};
