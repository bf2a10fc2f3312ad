import { expect, it } from 'vitest';
import { givenRoleIds, roleNameOfId, roleNames, roles } from '../roles/roles.ts';
import { userFormProblems } from './user-form-rules.ts';
import { mayEditUser } from './user-rules.ts';

it('lets an Admin change everybody, an Administrador neither an Admin nor themselves, and nobody else anybody', {
  tags: ['USER-21'],
}, () => {
  for (const caller of roleNames)
    for (const role of [...roleNames, null])
      for (const isSelf of [true, false]) {
        const expected = caller === 'Admin' || (caller === 'Administrador' && !isSelf && role !== 'Admin');
        expect([caller, role, isSelf, mayEditUser(caller, { role, isSelf })]).toEqual([
          caller,
          role,
          isSelf,
          expected,
        ]);
      }
});

it('gives the four roles by their numbers, and the owner by none', () => {
  expect(givenRoleIds.map((id) => roles[roleNameOfId(id)].id)).toEqual([1, 2, 3, 4]);
  expect(givenRoleIds.map(roleNameOfId)).not.toContain('Admin');
});

const fresh = {
  userName: 'caja.centro',
  email: 'caja@tienda.example',
  password: 'cuatro-nubes-y-un-faro',
  companies: [{ idCompany: 1 }],
};
const found = (form: Parameters<typeof userFormProblems>[0]) =>
  userFormProblems(form).map(({ path, code }) => `${path.join('.')} ${code}`);

it('asks a new user for name, e-mail, password and a business', () => {
  expect(found(fresh)).toEqual([]);
  expect(found({})).toEqual([
    'userName required',
    'email required',
    'password required',
    'companies business_required',
  ]);
  expect(found({ ...fresh, userName: 'á', email: 'x', password: 'corta', companies: [] })).toEqual([
    'userName invalid_user_name',
    'email invalid_email',
    'password too_short',
    'companies business_required',
  ]);
  expect(found({ ...fresh, password: 'caja.centro-2026' })).toEqual(['password password_is_name']);
  for (const userName of ['ab', '-abc', '.abc', 'a b c', 'abc@', 'x'.repeat(51)])
    expect([userName, found({ ...fresh, userName })]).toEqual([userName, ['userName invalid_user_name']]);
  for (const userName of ['abc', 'A.b-c_9', '9lives', 'x'.repeat(50)])
    expect([userName, found({ ...fresh, userName })]).toEqual([userName, []]);
});

it('asks who exists for a business, and a good e-mail where one is given; a password is never set again', () => {
  expect(found({ id: 1, companies: [{ idCompany: 1 }] })).toEqual([]);
  expect(found({ id: 1, email: '', companies: [{ idCompany: 1 }] })).toEqual(['email required']);
  expect(found({ id: 1, email: 'x@', password: 'x' })).toEqual([
    'email invalid_email',
    'password not_together',
    'companies business_required',
  ]);
  expect(found({ id: 1, companies: [{ idCompany: 1 }, { idCompany: 2 }, { idCompany: 1 }] })).toEqual([
    'companies.2.idCompany repeated_value',
  ]);
});
