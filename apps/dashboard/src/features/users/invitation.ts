import type { User } from '@pasarela/contracts/users/user-schema';
import type { OfferedBusiness } from './user-fields.tsx';

/**
 * The businesses offered in an invitation: those in which the caller may change the user's entry, with the user's current role.
 * Other businesses are hidden (USER-10).
 */
export const offeredTo = (
  { companies }: Pick<User, 'companies'>,
  businesses: readonly { readonly id: number; readonly name: string }[],
): readonly OfferedBusiness[] =>
  businesses.flatMap(({ id, name }) => {
    const entry = companies.find(({ idCompany }) => idCompany === id);
    return entry?.edit ? [{ id, name, held: entry.roleName }] : [];
  });

/** The users who can still be given access to another business. */
export const invitable = <Person extends Pick<User, 'companies'>>(
  people: readonly Person[],
): readonly Person[] =>
  people.filter(({ companies }) => companies.some(({ edit, roleName }) => edit && roleName === null));
