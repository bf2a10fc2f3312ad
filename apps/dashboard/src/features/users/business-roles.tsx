import type { RoleName } from '@pasarela/contracts/roles/roles';
import { roles } from '@pasarela/contracts/roles/roles';
import { useId } from 'react';
import { useUsersWords } from '#features/users/users-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { RoleSelect } from './role-select.tsx';
import type { UserFormState } from './use-user-form.ts';

export type OfferedBusiness = {
  readonly id: number;
  readonly name: string;
  /** Held there already: nothing to give. */
  readonly held?: RoleName | null;
};

type BusinessRolesProps = { readonly businesses: readonly OfferedBusiness[]; readonly form: UserFormState };

/** The permissions: the businesses that are given, and the role in each. */
export const BusinessRoles = ({ businesses, form }: BusinessRolesProps) => {
  const words = useUsersWords().form;
  const [language] = useLanguage();
  const noteId = useId();
  const { draft, errors, give, setRole } = form;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-13 font-medium">{words.permissions}</legend>
      <p id={noteId} className={`pt-1 text-13 ${errors.companies ? 'text-danger' : 'text-ink-faint'}`}>
        {errors.companies ?? words.permissionsHint}
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
                  checked={draft.roles.has(id)}
                  aria-invalid={errors.companies ? true : undefined}
                  aria-describedby={noteId}
                  onChange={(event) => give(id, event.target.checked)}
                  className="size-4 shrink-0 accent-accent"
                />
                {name}
              </label>
            )}
            {draft.roles.has(id) && (
              <RoleSelect
                label={words.roleIn(name)}
                roleId={draft.roles.get(id) ?? null}
                error={errors[`role-${id}`]}
                onChoose={(roleId) => setRole(id, roleId)}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
