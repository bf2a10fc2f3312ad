import {
  type GivenRoleId,
  givenRoleIds,
  type RoleName,
  roleNameOfId,
  roles,
} from '@pasarela/contracts/roles/roles';
import { useId, useState } from 'react';
import { FormField } from '#components/form/bound-fields.tsx';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { PasswordInput } from '#components/form/password-input.tsx';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Field } from '#components/ui/field.tsx';
import { SelectInput } from '#components/ui/inputs.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import type { UserForm } from './user-drawer.tsx';
import { type OfferedBusiness, suggestedPassword } from './user-form.ts';

type FieldProps = { readonly form: UserForm; readonly isLocked?: boolean };

export const UserNameField = ({ form, isLocked = false }: FieldProps) => {
  const words = useUsersWords().form;
  const [language] = useLanguage();
  return (
    <FormField
      form={form}
      name="userName"
      label={words.userName}
      hint={isLocked ? fieldErrorText('not_changeable', language) : words.userNameHint}
    >
      {(control) => (
        <TextInput
          {...control}
          readOnly={isLocked}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-required={!isLocked}
        />
      )}
    </FormField>
  );
};

export const EmailField = ({ form, isLocked = false }: FieldProps) => {
  const words = useUsersWords().form;
  const [language] = useLanguage();
  return (
    <FormField
      form={form}
      name="email"
      label={words.email}
      hint={isLocked ? fieldErrorText('not_changeable_here', language) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          type="email"
          readOnly={isLocked}
          autoComplete="off"
          aria-required={!isLocked}
        />
      )}
    </FormField>
  );
};

/** Typed, or suggested: then it is shown, to be handed over. */
export const NewPasswordField = ({ form }: FieldProps) => {
  const words = useUsersWords().form;
  const [suggested, setSuggested] = useState('');
  const { password } = form.values;
  const suggest = () => {
    const next = suggestedPassword();
    setSuggested(next);
    form.change('password', next);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <FormField form={form} name="password" label={words.password} hint={words.passwordHint}>
        {(control) => (
          <PasswordInput
            {...control}
            key={suggested}
            initiallyShown={suggested !== ''}
            autoComplete="new-password"
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            aria-required
          />
        )}
      </FormField>
      <div className="flex items-center gap-2">
        <Button size="small" onClick={suggest}>
          {words.suggest}
        </Button>
        {password !== '' && password === suggested && (
          <CopyButton value={password} what={words.suggested} withText />
        )}
      </div>
    </div>
  );
};

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
            <option value="" disabled={kept === undefined}>
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

type BusinessRolesProps = { readonly businesses: readonly OfferedBusiness[]; readonly form: UserForm };

/** The permissions: the businesses that are given, and the role in each. */
export const BusinessRoles = ({ businesses, form }: BusinessRolesProps) => {
  const words = useUsersWords().form;
  const [language] = useLanguage();
  const noteId = useId();
  const { roles: given } = form.values;
  const error = form.errorOf('companies');
  const give = (id: number, isGiven: boolean) => {
    const { [id]: _taken, ...others } = given;
    form.change('roles', isGiven ? { ...others, [id]: null } : others);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-13 font-medium">{words.permissions}</legend>
      <p id={noteId} className={`pt-1 text-13 ${error ? 'text-danger' : 'text-ink-faint'}`}>
        {error ?? words.permissionsHint}
      </p>
      <ul className="divide-y divide-line rounded-control border border-line">
        {businesses.map(({ id, name, held }) => (
          <li key={id} className="flex flex-col gap-2 px-3 py-2">
            {held ? (
              <p className="flex min-h-6 flex-wrap justify-between gap-x-3">
                <span>{name}</span>
                <span className="text-13 text-ink-soft">{words.alreadyIn(roles[held].label[language])}</span>
              </p>
            ) : (
              <label className="flex min-h-6 items-center gap-3 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={id in given}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={noteId}
                  onChange={(event) => give(id, event.target.checked)}
                />
                {name}
              </label>
            )}
            {id in given && (
              <RoleSelect
                label={words.roleIn(name)}
                roleId={given[id] ?? null}
                error={form.errorOf(`roles.${id}`)}
                onChoose={(roleId) => form.change('roles', { ...given, [id]: roleId })}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
