import type { User } from '@pasarela/contracts/users/user-schema';
import { Link } from 'react-router';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { DropdownItem, DropdownLink, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useSetAccess } from './use-set-access.ts';
import { usersLink } from './users-paths.ts';

type UserActionsProps = {
  readonly businessId: number;
  readonly user: User;
  /** The page that the user is listed on. */
  readonly page: number;
};

/** What the caller may do with somebody: nothing is shown that would be refused. */
export const UserActions = ({ businessId, user, page }: UserActionsProps) => {
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
      {editPermissions && (
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
          <DropdownLink>
            <Link {...over('remove')}>{words.remove}</Link>
          </DropdownLink>
        </DropdownMenu>
      )}
    </>
  );
};
