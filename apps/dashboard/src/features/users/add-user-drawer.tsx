import type { Company } from '@pasarela/contracts/accounts/account-schema';
import { useUsersWords } from '#features/users/users-words.ts';
import { BusinessRoles } from './business-roles.tsx';
import { useUserForm } from './use-user-form.ts';
import { UserDrawer } from './user-drawer.tsx';
import { EmailField, NewPasswordField, UserNameField } from './user-fields.tsx';

type AddUserDrawerProps = {
  readonly businesses: readonly Company[];
  /** The one that is shown: it is given, unless somebody says otherwise. */
  readonly businessId: number;
  readonly onClose: () => void;
};

/** A new user, with a password to be handed over, and a role in each business. */
export const AddUserDrawer = ({ businesses, businessId, onClose }: AddUserDrawerProps) => {
  const words = useUsersWords();
  const form = useUserForm(
    'add',
    { id: undefined, userName: '', email: '', password: '', roles: new Map([[businessId, null]]) },
    onClose,
  );
  return (
    <UserDrawer title={words.add} description={words.addText} form={form} onClose={onClose}>
      <UserNameField form={form} />
      <EmailField form={form} />
      <NewPasswordField form={form} />
      <BusinessRoles businesses={businesses} form={form} />
    </UserDrawer>
  );
};
