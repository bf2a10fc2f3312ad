import type { Company } from '@pasarela/contracts/accounts/account-schema';
import type { User } from '@pasarela/contracts/users/user-schema';
import { useUsersWords } from '#features/users/users-words.ts';
import { RoleSelect } from './role-select.tsx';
import { useUserForm } from './use-user-form.ts';
import { UserDrawer } from './user-drawer.tsx';
import { EmailField, UserNameField } from './user-fields.tsx';

type EditUserDrawerProps = {
  readonly business: Company;
  readonly user: User;
  readonly onClose: () => void;
};

/** Somebody who is here: e-mail, and the role in this business alone. */
export const EditUserDrawer = ({ business, user, onClose }: EditUserDrawerProps) => {
  const words = useUsersWords();
  const entry = user.companies.find(({ idCompany }) => idCompany === business.id);
  const form = useUserForm(
    'edit',
    {
      id: user.id,
      userName: user.userName,
      email: user.email,
      password: '',
      roles: new Map([[business.id, user.editPermissions ? (entry?.roleId ?? null) : null]]),
    },
    onClose,
  );
  return (
    <UserDrawer
      title={words.edit(user.userName)}
      description={words.editText(business.name)}
      form={form}
      onClose={onClose}
    >
      <UserNameField form={form} isLocked />
      <EmailField form={form} isLocked={!user.editEmail} />
      {user.editPermissions && (
        <fieldset className="flex flex-col gap-3">
          <legend className="pb-2 text-13 font-medium">{words.form.permissions}</legend>
          <RoleSelect
            label={words.form.roleIn(business.name)}
            roleId={form.draft.roles.get(business.id) ?? null}
            kept={entry?.roleId === null ? user.roleName : undefined}
            error={form.errors[`role-${business.id}`]}
            onChoose={(roleId) => form.setRole(business.id, roleId)}
          />
        </fieldset>
      )}
    </UserDrawer>
  );
};
