import {
  type GivenRoleId,
  givenRoleIds,
  type RoleName,
  roleNameOfId,
  roles,
} from '@pasarela/contracts/roles/roles';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/select-input.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type RoleSelectProps = {
  readonly label: string;
  readonly roleId: GivenRoleId | null;
  /** Held now, and kept where nothing else is chosen: the one that no form gives. */
  readonly kept?: RoleName | undefined;
  readonly error: string | undefined;
  readonly onChoose: (roleId: GivenRoleId | null) => void;
};

/** The role in one business, with what it may do. */
export const RoleSelect = ({ label, roleId, kept, error, onChoose }: RoleSelectProps) => {
  const words = useUsersWords();
  const [language] = useLanguage();
  const chosen = roleId === null ? kept : roleNameOfId(roleId);
  const choose = (text: string) => onChoose(givenRoleIds.find((id) => String(id) === text) ?? null);
  return (
    <Field label={label} error={error} hint={chosen && words.roleTexts[chosen]}>
      {(control) => (
        <SelectInput
          {...control}
          value={roleId ?? ''}
          aria-required
          onChange={(event) => choose(event.target.value)}
        >
          {(kept !== undefined || roleId === null) && (
            <option value="">
              {kept === undefined ? words.form.chooseRole : roles[kept].label[language]}
            </option>
          )}
          {givenRoleIds.map((id) => (
            <option key={id} value={id}>
              {roles[roleNameOfId(id)].label[language]}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
};
