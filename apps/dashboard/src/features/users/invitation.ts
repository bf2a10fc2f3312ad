import type { User } from '@pasarela/contracts/users/user-schema';
import type { OfferedBusiness } from './business-roles.tsx';

/**
 * The businesses of an invitation: those where the caller may change the entry, with the role that is held already. Where
 * it may not be changed the business is hidden (USER-10).
 */
export const offeredTo = (
  { companies }: Pick<User, 'companies'>,
  businesses: readonly { readonly id: number; readonly name: string }[],
): readonly OfferedBusiness[] =>
  businesses.flatMap(({ id, name }) => {
    const entry = companies.find(({ idCompany }) => idCompany === id);
    return entry?.edit ? [{ id, name, held: entry.roleName }] : [];
  });

/** Who still can be given something. */
export const invitable = <Person extends Pick<User, 'companies'>>(
  people: readonly Person[],
): readonly Person[] =>
  people.filter(({ companies }) => companies.some(({ edit, roleName }) => edit && roleName === null));
